import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

/**
 * How many pictures and videos of a character are not in the trash, kept beside it by triggers: whoever writes media,
 * the list of characters can ask for it. And a place for deleted characters, from which they can still be brought back.
 */
export const m0009: Migration = {
  name: '0009-characters',
  sqlite: [
    sql`alter table characters add column media_count integer default 0`,
    sql`update characters set media_count = (
        select count(*) from media where media.character_id = characters.id and media.trashed_at is null
      )`,
    sql`create index characters_favorite on characters (reader, favorite, created_at desc, seq)`,
    sql`create index characters_style on characters (reader, style_folded, created_at desc, seq)`,
    sql`create index characters_age on characters (reader, age, seq)`,
    sql`create index characters_media on characters (reader, media_count desc, seq)`,
    sql`create index characters_image on characters (image_id) where (image_id is not null)`,
    sql`create trigger media_gained after insert on media
      when new.character_id is not null and new.trashed_at is null begin
      update characters set media_count = coalesce(media_count, 0) + 1 where id = new.character_id;
    end`,
    sql`create trigger media_lost after delete on media
      when old.character_id is not null and old.trashed_at is null begin
      update characters set media_count = coalesce(media_count, 0) - 1 where id = old.character_id;
    end`,
    sql`create trigger media_handed_over after update of character_id, trashed_at on media
      when old.character_id is not new.character_id or (old.trashed_at is null) <> (new.trashed_at is null) begin
      update characters set media_count = coalesce(media_count, 0) - 1
      where id = old.character_id and old.trashed_at is null;
      update characters set media_count = coalesce(media_count, 0) + 1
      where id = new.character_id and new.trashed_at is null;
    end`,
    sql`create table deleted_characters (
      id text primary key, account text not null, document text not null, image_id text, media_trashed_at text,
      expire text not null
    ) strict, without rowid`,
    sql`create index deleted_characters_by_end on deleted_characters (expire)`,
  ],
  postgres: [
    sql`alter table characters add column media_count bigint default 0`,
    sql`update characters set media_count = (
        select count(*) from media where media.character_id = characters.id and media.trashed_at is null
      )`,
    sql`create index characters_favorite on characters (reader, favorite nulls first, created_at desc, seq)`,
    sql`create index characters_style on characters (reader, style_folded nulls first, created_at desc, seq)`,
    sql`create index characters_age on characters (reader, age nulls first, seq)`,
    sql`create index characters_media on characters (reader, media_count desc nulls last, seq)`,
    sql`create index characters_image on characters (image_id) where (image_id is not null)`,
    sql`create function count_character_media() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          update characters c set media_count = coalesce(c.media_count, 0) + more.n from (
            select character_id, count(*) as n from added where trashed_at is null group by character_id
          ) more where c.id = more.character_id;
        elsif tg_op = 'DELETE' then
          update characters c set media_count = coalesce(c.media_count, 0) - less.n from (
            select character_id, count(*) as n from removed where trashed_at is null group by character_id
          ) less where c.id = less.character_id;
        else
          update characters c set media_count = coalesce(c.media_count, 0) + moved.n from (
            select character_id, sum(n) as n from (
              select character_id, 1 as n from added where trashed_at is null
              union all select character_id, -1 from removed where trashed_at is null
            ) both_states group by character_id
          ) moved where c.id = moved.character_id and moved.n <> 0;
        end if;
        return null;
      end $$`,
    sql`create trigger media_gained after insert on media referencing new table as added
      for each statement execute function count_character_media()`,
    sql`create trigger media_lost after delete on media referencing old table as removed
      for each statement execute function count_character_media()`,
    sql`create trigger media_handed_over after update on media
      referencing old table as removed new table as added
      for each statement execute function count_character_media()`,
    sql`create table deleted_characters (
      id text collate "C" primary key, account text collate "C" not null, document text collate "C" not null,
      image_id text collate "C", media_trashed_at text collate "C", expire text collate "C" not null
    )`,
    sql`create index deleted_characters_by_end on deleted_characters (expire)`,
  ],
}
