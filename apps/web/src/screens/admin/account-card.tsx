import type { OperatorAccount } from '@eidolon/contract/operate.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { accountQuery } from '#features/admin/queries.ts'
import { useAct } from '#features/admin/use-act.ts'
import { formatBytes, formatMoment } from '#lib/format.ts'
import { useApi } from '#lib/use-api.tsx'
import { WaitingRows } from '#screens/settings/waiting-rows.tsx'
import { useProved } from '#screens/settings/sign-in/use-proved.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Row, Rows } from '#ui/rows/rows.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './admin.module.css'
import { QuotaDialog } from './quota-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

type Props = { readonly id: string; readonly onClose: () => void }

/** One account: how much it has and keeps, and what can be done about it. What it has made stays its own. */
export function AccountCard({ id, onClose }: Props) {
  const query = useQuery(accountQuery(useApi(), id))
  const { data } = query
  return (
    <>
      <div className={styles.flush}>
        <Button size="sm" variant="plain" onClick={onClose}>
          <Icon name="arrowLeft" />
          Accounts
        </Button>
      </div>
      {data ? (
        <Shown account={data} onClose={onClose} />
      ) : query.isError ? (
        <LoadFailure what="This account" as="h2" busy={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <WaitingRows count={6} />
      )}
    </>
  )
}

function Shown({ account, onClose }: { readonly account: OperatorAccount; readonly onClose: () => void }) {
  const { proved, question } = useProved()
  const act = useAct(proved)
  const [asking, setAsking] = useState<'quota' | 'remove'>()
  const block = (blocked: boolean) =>
    act.mutate({
      request: ['PATCH', `/operate/accounts/${encodeURIComponent(account.id)}`, { json: { blocked } }],
      says: blocked ? 'The account is blocked and signed out.' : 'The account may come in again.',
    })
  return (
    <>
      <h2 className={type_.display4}>{account.name || account.email || 'Without a name'}</h2>
      <Rows label="About this account">
        <Row title="Id" hint={<span className={styles.mono}>{account.id}</span>} />
        {account.wallet ? <Row title="Wallet" hint={<span className={styles.mono}>{account.wallet}</span>} /> : null}
        {account.email ? <Row title="Mail" hint={account.email} /> : null}
        <Row
          title="Seen"
          hint={`${formatMoment(account.seenAt)} · ${account.sessions === 1 ? 'one session' : `${account.sessions} sessions`}`}
        />
        <Row
          title="Has"
          hint={`${account.characters} characters, ${account.media} pictures and films, ${account.generations} generations`}
        />
        <Row
          title="Keeps"
          hint={`${formatBytes(account.used)} of ${formatBytes(account.quota)}${account.ownQuota === null ? '' : ', set by an operator'}`}
          actions={
            <Button size="sm" onClick={() => setAsking('quota')}>
              Change
            </Button>
          }
        />
        <Row
          title="Subscription"
          hint={
            account.endsAt ? `until ${formatMoment(account.endsAt)}` : `none; ${account.freeUsed} free pictures used`
          }
        />
      </Rows>
      {account.operator ? (
        <p className={styles.note}>
          This account belongs to an operator. It can be blocked or removed once its wallet is no longer in OPERATORS.
        </p>
      ) : (
        <>
          <div className={styles.acts}>
            <Button busy={act.isPending} onClick={() => block(account.active)}>
              {account.active ? 'Block' : 'Let in again'}
            </Button>
            <Button variant="danger-quiet" onClick={() => setAsking('remove')}>
              Remove
            </Button>
          </div>
          <p className={styles.note}>
            Blocking signs out everywhere, cancels what waits to be drawn and closes links to what was shared. It can be
            taken back.
          </p>
        </>
      )}
      {question}
      {asking === 'quota' ? <QuotaDialog account={account} onClose={() => setAsking(undefined)} /> : null}
      {asking === 'remove' ? (
        <RemoveDialog account={account} onClose={() => setAsking(undefined)} onRemoved={onClose} />
      ) : null}
    </>
  )
}
