import { type Fill, type Sizes, date, numbered, other, text } from './fill.ts'

/** What only the queues need beside the rows that wait. */
export function queueTables(account: string, { accounts, characters, deliveries }: Sizes): Fill[] {
  const large = text(account)
  const owner = `case when i < 10 then ${large} else ${other(accounts)} end`
  const hooks = Math.ceil(accounts / 10)
  return [
    {
      table: 'portrait_turns',
      rows: accounts + 1,
      columns: {
        // The first of all has nothing that waits any more.
        owner: `case when i = 0 then ${large} when i = 1 then 'gone' else ${other(accounts, `i + ${characters}`)} end`,
        rank: 'i % 2',
        due_at: `case when i = 1 then '2000' else ${date} end`,
      },
    },
    {
      table: 'hooks',
      rows: hooks,
      columns: {
        id: numbered('hook', 'i'),
        user_id: owner,
        created_at: date,
        url: `'https://example.com'`,
        events: `'["character.created","media.created"]'`,
        failures: `case when i = 1 then 1000 else 0 end`,
      },
    },
    {
      table: 'hook_deliveries',
      rows: deliveries,
      columns: {
        id: numbered('d', 'i'),
        // Half of them are of the ten webhooks of the large account.
        hook_id: `case when i % 2 = 0 then ${numbered('hook', '(i / 2) % 10')} else ${numbered('hook', `(i / 2) % ${hooks}`)} end`,
        created_at: date,
        event: `'media.created'`,
        body: `'{"id":"' || i || '"}'`,
        status: `case when (i / 100) % 4 = 0 then 'waiting' else 'delivered' end`,
        due_at: date,
        tried_at: date,
      },
    },
    { table: 'webhook_turns', rows: hooks, columns: { user_id: owner, due_at: date, slow: 'i % 2' } },
  ]
}
