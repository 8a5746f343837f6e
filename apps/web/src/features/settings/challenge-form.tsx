import { useState, useTransition } from 'react'
import type { LoadApi } from '#lib/use-api.tsx'
import { Button } from '#ui/button/button.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './challenge-form.module.css'
import { CodeForm } from './code-form.tsx'
import { failureWords } from '#lib/failure-words.ts'
import { factorNames, offeredFactors, type Factor } from './factors.ts'
import { useFactors } from './use-factors.ts'

type Props = {
  readonly api: LoadApi
  readonly action: string
  readonly onDone: () => void
  /** Where not every factor of the account would do. */
  readonly only?: readonly Factor[]
}

type ChallengeText = { readonly label: string; readonly hint: string; readonly other: string }

const words: Readonly<Record<Factor, ChallengeText>> = {
  totp: {
    label: 'Code from your authenticator app',
    hint: 'Six digits that change every half minute.',
    other: 'Use the authenticator app',
  },
  email: { label: 'Code from the mail', hint: 'We have sent six digits to your e-mail address.', other: 'Send a mail' },
  phone: { label: 'Code from the message', hint: 'We have sent six digits to your phone.', other: 'Send a message' },
  recoverycode: {
    label: 'Recovery code',
    hint: 'One of the codes you kept when you set this up. Each works once.',
    other: 'Use a recovery code',
  },
}

/** Shows a second factor: by the app, by a message, or by one of the codes that were kept for bad days. */
export function ChallengeForm({ api, action, onDone, only }: Props) {
  const { factors, failed, again } = useFactors(api)
  const [chosen, setChosen] = useState<Factor>()
  /** What was asked for, and may be answered as often as it takes. */
  const [challenge, setChallenge] = useState<{ readonly factor: Factor; readonly id: string }>()
  const [problem, setProblem] = useState('')
  const [busy, start] = useTransition()
  if (failed) return <LoadFailure what="Your second factors" as="h2" onRetry={again} />
  if (!factors) return <Skeleton className={styles.waiting} />
  const offered = offeredFactors(factors).filter((one) => only?.includes(one) ?? true)
  const factor = chosen ?? offered.find((one) => one === 'totp') ?? offered[0]
  if (!factor) return <p>There is no second factor to ask for.</p>

  const ask = async (wanted: Factor): Promise<string> => {
    if (challenge?.factor === wanted) return challenge.id
    const { account } = await api()
    const { $id } = await account.createMfaChallenge(factorNames[wanted])
    setChallenge({ factor: wanted, id: $id })
    return $id
  }
  const attempt = (work: () => Promise<void>) =>
    start(async () => {
      setProblem('')
      try {
        await work()
      } catch (error) {
        setProblem(failureWords(error))
      }
    })
  const choose = (next: Factor) => {
    setChosen(next)
    // The others are at hand; these two have to be sent, each time one asks.
    if (next === 'email' || next === 'phone') {
      setChallenge(undefined)
      attempt(async () => void (await ask(next)))
    } else setProblem('')
  }
  const submit = (code: string) =>
    attempt(async () => {
      const id = await ask(factor)
      const { account } = await api()
      await account.updateMfaChallenge(id, code)
      onDone()
    })
  const isSent = factor === 'email' || factor === 'phone'
  const waitsToSend = isSent && challenge?.factor !== factor
  const { label, hint } = words[factor]
  return (
    <div className={styles.challenge}>
      {waitsToSend ? (
        <div className={styles.send}>
          {problem ? <p role="alert">{problem}</p> : null}
          <Button variant="primary" busy={busy} onClick={() => choose(factor)}>
            {factor === 'email' ? 'Send me the mail' : 'Send me the message'}
          </Button>
        </div>
      ) : (
        <CodeForm
          key={factor}
          label={label}
          hint={hint}
          action={action}
          kind={factor === 'recoverycode' ? 'recovery' : 'digits'}
          busy={busy}
          problem={problem}
          onSubmit={submit}
        />
      )}
      <div className={styles.others}>
        {isSent && !waitsToSend ? (
          <Button variant="plain" size="sm" disabled={busy} onClick={() => choose(factor)}>
            Send it again
          </Button>
        ) : null}
        {offered
          .filter((one) => one !== factor)
          .map((one) => (
            <Button key={one} variant="plain" size="sm" disabled={busy} onClick={() => choose(one)}>
              {words[one].other}
            </Button>
          ))}
      </div>
    </div>
  )
}
