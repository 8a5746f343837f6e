import { type Sql, sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

const bands = Array.from({ length: 12 }, (_, index) => `band_${index}`)

/**
 * The look of every picture that was made here, and which pictures it is still to be taken of: those that are there
 * already, for now. Both go with the file. Each part of a fingerprint has an index, so that what is nearly the same is
 * found by the parts that are quite the same.
 */
export const m0040: Migration = {
  name: '0040-fingerprints',
  sqlite: [
    code(`create table fingerprints (
      bucket_id text not null, file_id text not null, bits blob not null,
      ${bands.map((band) => `${band} integer not null`).join(', ')},
      primary key (bucket_id, file_id),
      foreign key (bucket_id, file_id) references file_origins (bucket_id, file_id) on delete cascade
    ) strict`),
    ...indexes(),
    sql`create table fingerprint_queue (
      seq integer primary key, bucket_id text not null, file_id text not null,
      unique (bucket_id, file_id),
      foreign key (bucket_id, file_id) references file_origins (bucket_id, file_id) on delete cascade
    ) strict`,
    filled(),
  ],
  postgres: [
    code(`create table fingerprints (
      bucket_id text collate "C" not null, file_id text collate "C" not null, bits bytea not null,
      ${bands.map((band) => `${band} integer not null`).join(', ')},
      primary key (bucket_id, file_id),
      foreign key (bucket_id, file_id) references file_origins (bucket_id, file_id) on delete cascade
    )`),
    ...indexes(),
    sql`create table fingerprint_queue (
      seq bigint generated always as identity primary key,
      bucket_id text collate "C" not null, file_id text collate "C" not null,
      unique (bucket_id, file_id),
      foreign key (bucket_id, file_id) references file_origins (bucket_id, file_id) on delete cascade
    )`,
    filled(),
  ],
}

function code(text: string): Sql {
  return { strings: [text], values: [], fixed: false }
}

function indexes(): Sql[] {
  return bands.map((band) => code(`create index fingerprints_${band} on fingerprints (${band})`))
}

function filled(): Sql {
  return sql`insert into fingerprint_queue (bucket_id, file_id) select bucket_id, file_id from file_origins`
}
