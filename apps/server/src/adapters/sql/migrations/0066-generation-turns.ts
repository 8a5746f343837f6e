import type { Sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

const code = (text: string): Sql => ({ strings: [text], values: [], fixed: false })

const ready = `status = 'queued' and due_at is null`

const indexes = [
  code(`create index generation_turns_next on generation_turns (engine, running, served_at, oldest)`),
  code(`create index generations_ready on generations (reader, engine, seq) where ${ready}`),
  code(`create index generations_next on generations (reader, engine, (coalesce(turn, seq)), seq) where ${ready}`),
  code(`create index generations_first on generations (reader, turn) where status = 'queued' and turn is not null`),
  code(`drop index generations_waiting`),
  code(`insert into generation_turns (reader, engine, oldest, running, served_at)
    select reader, engine, min(seq),
      (select count(*) from generations other where other.reader = g.reader and other.status = 'running'),
      coalesce((select max(other.started_at) from generations other where other.reader = g.reader), '')
    from generations g where ${ready} group by reader, engine`),
]

/** Reads everything from the generations, so no mistake of a moment lasts. */
const settle = (row: 'new' | 'old'): string => `
  update generation_turns set
    oldest = (select min(g.seq) from generations g
      where g.reader = generation_turns.reader and g.engine = generation_turns.engine and ${ready}),
    running = (select count(*) from generations g where g.reader = ${row}.reader and g.status = 'running'),
    served_at = coalesce((select max(g.started_at) from generations g where g.reader = ${row}.reader), '')
  where reader = ${row}.reader;
  delete from generation_turns where reader = ${row}.reader and oldest is null;`

const add = `
  insert into generation_turns (reader, engine, running, served_at)
  select new.reader, new.engine, 0, '' where new.status = 'queued' and new.due_at is null on conflict do nothing;`

/** One row per account and engine with generations that may be taken: which account is next, and why. */
export const m0066: Migration = {
  name: '0066-generation-turns',
  sqlite: [
    code(`create table generation_turns (
      reader text not null, engine text not null, oldest integer, running integer not null, served_at text not null,
      primary key (reader, engine)
    ) strict, without rowid`),
    ...indexes,
    code(`create trigger generations_turn_added after insert on generations begin ${add} ${settle('new')} end`),
    code(`create trigger generations_turn_changed after update of status, due_at on generations
      when old.status <> new.status or (old.due_at is null) <> (new.due_at is null)
      begin ${add} ${settle('new')} end`),
    code(`create trigger generations_turn_removed after delete on generations begin ${settle('old')} end`),
  ],
  postgres: [
    code(`create table generation_turns (
      reader text collate "C" not null, engine text collate "C" not null, oldest bigint, running bigint not null,
      served_at text collate "C" not null, primary key (reader, engine)
    )`),
    ...indexes,
    // One change of an account after the other: each statement then sees what the one before has written.
    code(`create function settle_generation_turns() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(816, hashtext(coalesce(new.reader, old.reader)));
        if tg_op = 'DELETE' then ${settle('old')} else ${add} ${settle('new')} end if;
        return null;
      end $$`),
    code(`create trigger generations_turn_added after insert or delete on generations
      for each row execute function settle_generation_turns()`),
    code(`create trigger generations_turn_changed after update of status, due_at on generations
      for each row when (old.status <> new.status or (old.due_at is null) <> (new.due_at is null))
      execute function settle_generation_turns()`),
  ],
}
