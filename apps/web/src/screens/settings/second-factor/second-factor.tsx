import { useQuery } from '@tanstack/react-query'
import type { Models } from 'appwrite'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { hasOtherFactor, type Factors as Known } from '#features/settings/factors.ts'
import { failureWords } from '#lib/failure-words.ts'
import { factorsQuery } from '#features/settings/queries.ts'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Row, Rows } from '#ui/rows/rows.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { AuthenticatorDialog } from './authenticator-dialog.tsx'
import { CodesDialog } from './codes-dialog.tsx'
import { PartHead } from '#screens/settings/part.tsx'
import { RemoveAuthenticatorDialog } from './remove-authenticator-dialog.tsx'
import styles from './second-factor.module.css'
import { useChange, useMe } from '#screens/settings/use-change.ts'
import { WaitingRows } from '#screens/settings/waiting-rows.tsx'

/** Something one has beside the wallet, asked for when a new browser signs in. */
export function SecondFactor() {
  const { data: me } = useMe()
  const { data: factors, isError, isFetching, refetch } = useQuery(factorsQuery(useApi()))
  return (
    <>
      <PartHead title="Second factor">
        When a browser signs in, it has to show something else as well. A stolen wallet or password alone then opens
        nothing.
      </PartHead>
      {me && factors ? (
        <Factors me={me} factors={factors} />
      ) : isError ? (
        <LoadFailure what="Your second factors" as="h2" busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <WaitingRows />
      )}
    </>
  )
}

type Props = { readonly me: Models.User<Models.Preferences>; readonly factors: Known }

function Factors({ me, factors }: Props) {
  const [open, setOpen] = useState<'set-up' | 'remove' | 'show' | 'renew'>()
  const close = () => setOpen(undefined)
  const gate = useChange<boolean>((account, on) => account.updateMFA(on))
  const on = gate.isPending ? gate.variables : me.mfa
  const possible = hasOtherFactor(factors)
  const turn = (wanted: boolean) =>
    gate.mutate(wanted, {
      onSuccess: () => toast.success(wanted ? 'Asked for from now on.' : 'No longer asked for.'),
      onError: (error) => toast.error(failureWords(error)),
    })
  return (
    <>
      {me.mfa && !factors.recoveryCode && possible ? (
        <Banner
          tone="warn"
          actions={
            <Button size="sm" onClick={() => setOpen('renew')}>
              Make codes
            </Button>
          }
        >
          You have no recovery codes. Should your second factor be lost, nothing opens your account.
        </Banner>
      ) : null}
      <div className={styles.switch}>
        <Switch
          checked={on && possible}
          disabled={!possible || gate.isPending}
          onChange={(event) => turn(event.target.checked)}
        >
          Ask for a second factor when signing in
        </Switch>
      </div>
      <Rows label="Second factors">
        <Row
          icon="shield"
          title="Authenticator app"
          marks={factors.totp ? <Badge>Set up</Badge> : null}
          hint={
            factors.totp
              ? 'Its six digits open your account.'
              : 'Six digits from an app on your phone, also without a network.'
          }
          actions={
            factors.totp ? (
              <Button size="sm" variant="danger-quiet" onClick={() => setOpen('remove')}>
                Remove
              </Button>
            ) : (
              <Button size="sm" onClick={() => setOpen('set-up')}>
                Set up
              </Button>
            )
          }
        />
        <AddressRow kind="mail" title="E-mail" ready={factors.email} address={me.email} />
        <AddressRow kind="phone" title="Phone" ready={factors.phone} address={me.phone} />
        <Row
          icon="key"
          title="Recovery codes"
          marks={factors.recoveryCode ? <Badge>Made</Badge> : null}
          hint={
            factors.recoveryCode
              ? 'Each opens your account once when everything else is lost.'
              : 'For the day everything else is lost. They are made together with your second factor.'
          }
          actions={
            factors.recoveryCode ? (
              <>
                <Button size="sm" onClick={() => setOpen('show')}>
                  Show
                </Button>
                <Button size="sm" onClick={() => setOpen('renew')}>
                  New codes
                </Button>
              </>
            ) : possible ? (
              <Button size="sm" onClick={() => setOpen('renew')}>
                Make codes
              </Button>
            ) : null
          }
        />
      </Rows>
      {gate.question}
      {open === 'set-up' ? <AuthenticatorDialog hasCodes={factors.recoveryCode} onClose={close} /> : null}
      {open === 'remove' ? <RemoveAuthenticatorDialog onClose={close} /> : null}
      {open === 'show' || open === 'renew' ? (
        <CodesDialog way={!factors.recoveryCode ? 'make' : open} onClose={close} />
      ) : null}
    </>
  )
}

type AddressProps = {
  readonly kind: 'mail' | 'phone'
  readonly title: string
  readonly ready: boolean
  readonly address: string
}

function AddressRow({ kind, title, ready, address }: AddressProps) {
  const sent = kind === 'mail' ? 'a mail' : 'a message'
  return (
    <Row
      icon={kind}
      title={title}
      marks={ready ? <Badge>Ready</Badge> : null}
      hint={
        ready
          ? `${sent.charAt(0).toUpperCase()}${sent.slice(1)} to ${address} with six digits.`
          : address
            ? `${address} has to be confirmed first.`
            : `Six digits by ${sent}, once there is ${kind === 'mail' ? 'an address' : 'a number'}.`
      }
      actions={
        ready ? null : (
          <ButtonLink
            size="sm"
            to={routes.settingsPart('sign-in')}
            aria-label={`${address ? 'Confirm' : 'Add'}: ${title}`}
          >
            {address ? 'Confirm' : 'Add'}
          </ButtonLink>
        )
      }
    />
  )
}
