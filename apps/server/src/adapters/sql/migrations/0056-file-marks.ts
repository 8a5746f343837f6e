import { type Sql, sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

/**
 * The mark of every file that was made here, so that one which is read out of pixels leads to its row, and which files
 * have theirs still to be noted: those that are there already, and what comes, from whichever version of the studio. A
 * mark is a hash, which SQLite cannot make.
 */
export const m0056: Migration = {
  name: '0056-file-marks',
  sqlite: [
    sql`create table file_marks (
      bucket_id text not null, file_id text not null, mark text not null,
      primary key (bucket_id, file_id),
      foreign key (bucket_id, file_id) references file_origins (bucket_id, file_id) on delete cascade
    ) strict, without rowid`,
    sql`create index file_marks_mark on file_marks (mark)`,
    sql`create table mark_queue (
      seq integer primary key, bucket_id text not null, file_id text not null,
      unique (bucket_id, file_id),
      foreign key (bucket_id, file_id) references file_origins (bucket_id, file_id) on delete cascade
    ) strict`,
    filled(),
    code(`create trigger file_origins_mark after insert on file_origins begin
      insert into mark_queue (bucket_id, file_id) values (new.bucket_id, new.file_id);
    end`),
  ],
  postgres: [
    sql`create table file_marks (
      bucket_id text collate "C" not null, file_id text collate "C" not null, mark text collate "C" not null,
      primary key (bucket_id, file_id),
      foreign key (bucket_id, file_id) references file_origins (bucket_id, file_id) on delete cascade
    )`,
    sql`create index file_marks_mark on file_marks (mark)`,
    sql`create table mark_queue (
      seq bigint generated always as identity primary key,
      bucket_id text collate "C" not null, file_id text collate "C" not null,
      unique (bucket_id, file_id),
      foreign key (bucket_id, file_id) references file_origins (bucket_id, file_id) on delete cascade
    )`,
    filled(),
    code(`create function queue_mark() returns trigger language plpgsql as $$
      begin
        insert into mark_queue (bucket_id, file_id) values (new.bucket_id, new.file_id);
        return null;
      end $$`),
    code(`create trigger file_origins_mark after insert on file_origins for each row execute function queue_mark()`),
  ],
}

function code(text: string): Sql {
  return { strings: [text], values: [], fixed: false }
}

function filled(): Sql {
  return sql`insert into mark_queue (bucket_id, file_id) select bucket_id, file_id from file_origins`
}
