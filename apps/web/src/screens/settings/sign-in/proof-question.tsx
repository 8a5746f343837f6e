import type { ProofState } from '@eidolon/contract/accounts/account-factors.ts'
import { useQuery } from '@tanstack/react-query'
import { useState, useTransition } from 'react'
import { useAccounts } from '#features/accounts/auth.tsx'
import { explain } from '#features/accounts/wallets/explain.ts'
import { ChallengeForm } from '#features/settings/challenge-form.tsx'
import { providerName } from '#features/settings/device.ts'
import { failureWords } from '#lib/failure-words.ts'
import type { Factor } from '#features/settings/factors.ts'
import { oauthAddress } from '#features/settings/oauth-address.ts'
import { identitiesQuery, proofQuery } from '#features/settings/queries.ts'
import { useSite } from '#lib/site.tsx'
import { useApi } from '#lib/use-api.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/field/field.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import part from '#screens/settings/part.module.css'
import { Form } from '#ui/form/form.tsx'

type Way = ProofState['ways'][number]
type ProofKind = 'wallet' | 'password' | 'code' | 'oauth2'
type Done = { readonly onDone: () => void }

const others: Readonly<Record<ProofKind, string>> = {
  wallet: 'Use your wallet',
  password: 'Use your password',
  code: 'Use a code',
  oauth2: 'Use another service',
}

/** Asks for a fresh proof of identity after a while, by whatever factor the account has. */
export function ProofQuestion({ onDone, onClose }: Done & { readonly onClose: () => void }) {
  const { data, isError, isFetching, refetch } = useQuery(proofQuery(useApi()))
  return (
    <Dialog title="Is it still you?" onClose={onClose}>
      <p>You have been signed in for a while. Show that it is you, and this goes on by itself.</p>
      {data ? (
        <Ways ways={data.ways} onDone={onDone} />
      ) : isError ? (
        <LoadFailure what="What you can show" as="h2" busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton />
      )}
    </Dialog>
  )
}

function Ways({ ways, onDone }: Done & { readonly ways: readonly Way[] }) {
  const kinds = [...new Set(ways.map(kindOf))]
  const [chosen, setChosen] = useState<ProofKind>()
  const kind = chosen ?? kinds[0]
  const codes = ways.filter(isFactor)
  const api = useApi()
  return (
    <div className={part.form}>
      {kind === 'wallet' ? <WalletAgain onDone={onDone} /> : null}
      {kind === 'password' ? <PasswordAgain onDone={onDone} /> : null}
      {kind === 'code' ? <ChallengeForm api={api} action="Go on" only={codes} onDone={onDone} /> : null}
      {kind === 'oauth2' ? <ServiceAgain /> : null}
      <div className={part.others}>
        {kinds
          .filter((one) => one !== kind)
          .map((one) => (
            <Button key={one} variant="plain" size="sm" onClick={() => setChosen(one)}>
              {others[one]}
            </Button>
          ))}
      </div>
    </div>
  )
}

function WalletAgain({ onDone }: Done) {
  const accounts = useAccounts()
  const [problem, setProblem] = useState('')
  const [busy, start] = useTransition()
  const sign = () =>
    start(async () => {
      setProblem('')
      try {
        await accounts.proveAgain()
        onDone()
      } catch (error) {
        setProblem(explain(error, accounts.wallet.getState().name))
      }
    })
  return (
    <>
      {problem ? <p role="alert">{problem}</p> : <p>One signature. It costs nothing and moves no funds.</p>}
      <Button variant="primary" busy={busy} onClick={sign}>
        Sign with your wallet
      </Button>
    </>
  )
}

function PasswordAgain({ onDone }: Done) {
  const api = useApi()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, start] = useTransition()
  const show = () =>
    start(async () => {
      try {
        await (await api()).send('PUT', '/account/proof/password', { json: { password } })
        onDone()
      } catch (error) {
        setProblem(failureWords(error))
      }
    })
  return (
    <Form
      className={part.form}
      onSubmit={() => {
        if (!busy) show()
      }}
    >
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        value={password}
        error={problem || undefined}
        onChange={(event) => {
          setPassword(event.target.value)
          setProblem('')
        }}
      />
      <Button type="submit" variant="primary" busy={busy}>
        Go on
      </Button>
    </Form>
  )
}

/** The browser leaves for the service and comes back to this page. */
function ServiceAgain() {
  const { providers } = useSite()
  const { data } = useQuery(identitiesQuery(useApi()))
  const linked = [...new Set(data?.map(({ provider }) => provider) ?? [])].filter((id) => id !== 'solana')
  const here = location.pathname
  return linked.map((id) => (
    <Button
      key={id}
      variant="primary"
      onClick={() => location.assign(oauthAddress(id, { success: here, failure: here }))}
    >
      Continue with {providers.find((one) => one.id === id)?.name ?? providerName(id)}
    </Button>
  ))
}

const isFactor = (way: Way): way is Factor & Way =>
  way === 'totp' || way === 'email' || way === 'phone' || way === 'recoverycode'
const kindOf = (way: Way): ProofKind => (isFactor(way) ? 'code' : way)
