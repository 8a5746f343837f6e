import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AuthenticatorType } from 'appwrite'
import { lazy, Suspense, useEffect, useState } from 'react'
import { CodeForm } from '#features/settings/code-form.tsx'
import { failureWords } from '#lib/failure-words.ts'
import { settingsKeys } from '#features/settings/queries.ts'
import { CopyLine } from '#features/subscription/copy-line.tsx'
import { useApi } from '#lib/use-api.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './second-factor.module.css'
import { useChange } from '#screens/settings/use-change.ts'
import { useProved } from '#screens/settings/sign-in/use-proved.tsx'

const QrCode = lazy(async () => ({ default: (await import('#features/subscription/qr-code.tsx')).QrCode }))

type Props = {
  /** Whether there are codes for bad days already. */
  readonly hasCodes: boolean
  readonly onClose: () => void
}

/** Three steps: the app takes the secret, shows that it has it, and codes are kept for the day it is lost. */
export function AuthenticatorDialog({ hasCodes, onClose }: Props) {
  const api = useApi()
  const cache = useQueryClient()
  // Those that are made here must not close what shows them.
  const [hadCodes] = useState(hasCodes)
  const [codes, setCodes] = useState<readonly string[]>()
  const { proved, question } = useProved()
  const secret = useMutation({
    mutationFn: () => proved(async () => (await api()).account.createMfaAuthenticator(AuthenticatorType.Totp)),
  })
  const { mutate: askForSecret } = secret
  useEffect(() => askForSecret(), [askForSecret])
  const prove = useChange<string>(async (account, code) => {
    await account.updateMfaAuthenticator(AuthenticatorType.Totp, code)
    const user = await account.updateMFA(true)
    if (hadCodes) onClose()
    else setCodes((await account.createMfaRecoveryCodes()).recoveryCodes)
    await cache.invalidateQueries({ queryKey: settingsKeys.all })
    return user
  })
  return (
    <Dialog
      title={codes ? 'Keep these codes' : 'Set up an authenticator app'}
      onClose={onClose}
      actions={
        codes ? (
          <Button variant="primary" onClick={onClose}>
            I have kept them
          </Button>
        ) : null
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <ol className={styles.steps}>
          <li>
            <p>Scan this with an authenticator app, or type the key into it.</p>
            {secret.isError ? (
              <Banner
                tone="danger"
                actions={
                  <Button size="sm" onClick={() => askForSecret()}>
                    Try again
                  </Button>
                }
              >
                {failureWords(secret.error)}
              </Banner>
            ) : secret.data ? (
              <div className={styles.secret}>
                <Suspense fallback={<Skeleton className={styles.waitingCode} />}>
                  <QrCode text={secret.data.uri} label="Code for your authenticator app" />
                </Suspense>
                <dl>
                  <CopyLine label="Key" value={secret.data.secret} shown={inFours(secret.data.secret)} />
                </dl>
              </div>
            ) : (
              <Skeleton className={styles.waitingCode} />
            )}
          </li>
          <li>
            <CodeForm
              label="Code that the app shows"
              action="Turn on"
              busy={prove.isPending}
              problem={prove.isError ? failureWords(prove.error) : ''}
              onSubmit={(code) => prove.mutate(code)}
            />
          </li>
        </ol>
      )}
      {question}
      {prove.question}
    </Dialog>
  )
}

const inFours = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, '$& ')
