import type { ActivityLog } from '#application/accounts/ports.ts'
import type { Activity, ActivityEvent } from '#domain/accounts/activity.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { databaseOf } from '#adapters/sql/units.ts'

type LogRow = {
  readonly event: ActivityEvent
  readonly user_id: string
  readonly user_name: string
  readonly user_email: string
  readonly ip: string
  readonly user_agent: string
  readonly time: string
}

/** Entries that an account keeps of each kind of event, so that many of one kind can't push out another. */
const keptOfEach = 500
/** Entries that one addition removes at most. */
const removedAtOnce = 100

export function sqlLogs(db: Database, kept = keptOfEach): ActivityLog {
  return {
    async add(entry, unit) {
      const on = databaseOf(unit, db)
      await on.run(sql`
        insert into logs (user_id, event, user_name, user_email, ip, user_agent, time)
        values (${entry.userId}, ${entry.event}, ${entry.userName}, ${entry.userEmail}, ${entry.ip},
          ${entry.userAgent}, ${entry.time})`)
      await on.run(sql`
        delete from logs where id in (
          select id from logs where user_id = ${entry.userId} and event = ${entry.event}
          order by id desc limit ${removedAtOnce} offset ${kept})`)
    },
    async list(userId, { limit, offset }) {
      const rows = await db.rows<LogRow>(sql`
        select event, user_id, user_name, user_email, ip, user_agent, time from logs
        where user_id = ${userId} order by id desc limit ${limit} offset ${offset}`)
      return rows.map(activityFrom)
    },
    async count(userId) {
      const row = await db.one<{ readonly n: number }>(sql`select count(*) as n from logs where user_id = ${userId}`)
      return row?.n ?? 0
    },
  }
}

function activityFrom(row: LogRow): Activity {
  return {
    event: row.event,
    userId: row.user_id,
    userName: row.user_name,
    userEmail: row.user_email,
    ip: row.ip,
    userAgent: row.user_agent,
    time: row.time,
  }
}
