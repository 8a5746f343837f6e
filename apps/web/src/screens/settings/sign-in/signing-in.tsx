import type { Models } from 'appwrite'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useAuth } from '#features/accounts/auth.tsx'
import { failureWords } from '#lib/failure-words.ts'
import { formatDate } from '#lib/format.ts'
import { useSite } from '#lib/site.tsx'
import { routes } from '#routes.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Row, Rows } from '#ui/rows/rows.tsx'
import type_ from '#ui/type/type.module.css'
import { AddressDialog } from './address-dialog.tsx'
import { LinkedWallet } from './linked-wallet.tsx'
import { OtherServices } from './other-services.tsx'
import { PartHead, PartSection } from '#screens/settings/part.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { PhoneCodeDialog } from './phone-code-dialog.tsx'
import { useChange, useMe } from '#screens/settings/use-change.ts'
import { WaitingRows } from '#screens/settings/waiting-rows.tsx'

type OwnAccount = Models.User<Models.Preferences>
type Open = 'email' | 'phone' | 'password' | 'code'

/** Every way into the account: the wallet, an address with a password, other services. */
export function SigningIn() {
  const { data: me, isError, isFetching, refetch } = useMe()
  const address = useAuth((auth) => auth.walletAddress)
  // An account that a wallet has made bears its name; one that a wallet was linked to does not.
  const isWallets = useAuth((auth) => auth.walletAddress !== '' && auth.userId === auth.walletAddress)
  return (
    <>
      <PartHead title="Signing in">
        {isWallets
          ? 'Your wallet is your key. Add another way in for the day the wallet is out of reach.'
          : 'The ways into your account. Keep at least two.'}
      </PartHead>
      {isWallets ? (
        <PartSection title="Wallet">
          <Rows>
            <Row
              icon="wallet"
              title={<code className={type_.code}>{address}</code>}
              marks={<Badge>Account</Badge>}
              hint={`${me ? `Since ${formatDate(me.registration)}. ` : ''}It is what the account is made for and cannot be removed.`}
            />
          </Rows>
        </PartSection>
      ) : (
        <LinkedWallet />
      )}
      {me ? (
        <>
          <Addresses me={me} />
          <OtherServices />
        </>
      ) : isError ? (
        <LoadFailure what="Your account" as="h2" busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <WaitingRows />
      )}
    </>
  )
}

function Addresses({ me }: { readonly me: OwnAccount }) {
  const { mode } = useSite()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const confirm = useChange(async (account) => {
    await account.createVerification(new URL(routes.verifyEmail(), location.href).href)
  })
  const text = useChange(async (account) => {
    await account.createPhoneVerification()
  })
  const mail = () =>
    confirm.mutate(undefined, {
      onSuccess: () => toast.success(`A mail is on its way to ${me.email}.`),
      onError: (error) => toast.error(failureWords(error)),
    })
  const hasPassword = me.passwordUpdate !== ''
  return (
    <PartSection
      title="E-mail and password"
      about={
        mode === 'local'
          ? 'On your own machine, mails and messages that nobody can send are files in the data folder; the terminal says where.'
          : undefined
      }
    >
      <Rows>
        <Row
          icon="mail"
          title={me.email || 'E-mail'}
          marks={me.email ? <Confirmed yes={me.emailVerification} /> : null}
          hint={
            !me.email
              ? 'None. Add one to get in when the wallet is out of reach.'
              : me.emailVerification
                ? 'You can sign in with it.'
                : 'Open the mail we sent and follow its link. Until you do, it is no second factor, and does not lead into this account: signing in by a mailed link opens another one.'
          }
          actions={
            <>
              {me.email && !me.emailVerification ? (
                <Button size="sm" busy={confirm.isPending} onClick={mail}>
                  Send the mail again
                </Button>
              ) : null}
              <Button size="sm" aria-label={me.email ? 'Change e-mail' : 'Add e-mail'} onClick={() => setOpen('email')}>
                {me.email ? 'Change' : 'Add'}
              </Button>
            </>
          }
        />
        <Row
          icon="phone"
          title={me.phone || 'Phone'}
          marks={me.phone ? <Confirmed yes={me.phoneVerification} /> : null}
          hint={
            !me.phone
              ? 'None. It can be a second factor.'
              : me.phoneVerification
                ? 'It can be a second factor.'
                : 'Confirm it with the code we send.'
          }
          actions={
            <>
              {me.phone && !me.phoneVerification ? (
                <Button
                  size="sm"
                  busy={text.isPending}
                  onClick={() =>
                    text.mutate(undefined, {
                      onSuccess: () => setOpen('code'),
                      onError: (error) => toast.error(failureWords(error)),
                    })
                  }
                >
                  Confirm
                </Button>
              ) : null}
              <Button size="sm" aria-label={me.phone ? 'Change phone' : 'Add phone'} onClick={() => setOpen('phone')}>
                {me.phone ? 'Change' : 'Add'}
              </Button>
            </>
          }
        />
        <Row
          icon="key"
          title="Password"
          hint={
            hasPassword ? `Set, last on ${formatDate(me.passwordUpdate)}.` : 'None. You choose one with your address.'
          }
          actions={
            hasPassword ? (
              <Button size="sm" aria-label="Change password" onClick={() => setOpen('password')}>
                Change
              </Button>
            ) : null
          }
        />
      </Rows>
      {open === 'email' || open === 'phone' ? (
        <AddressDialog
          kind={open}
          me={me}
          onClose={close}
          onSaved={(user) => {
            close()
            if (open === 'email') confirm.mutate(undefined, saidOf(user))
          }}
        />
      ) : null}
      {open === 'password' ? <PasswordDialog onClose={close} /> : null}
      {open === 'code' ? <PhoneCodeDialog me={me} onClose={close} /> : null}
    </PartSection>
  )
}

/** The address is saved either way; only whether the mail could be sent differs. */
function saidOf({ email }: OwnAccount) {
  return {
    onSuccess: () => void toast.success(`Saved. A mail is on its way to ${email}: follow its link.`),
    onError: (error: unknown) => void toast.error(`Saved, but the mail was not sent. ${failureWords(error)}`),
  }
}

function Confirmed({ yes }: { readonly yes: boolean }) {
  return <Badge>{yes ? 'Confirmed' : 'Not confirmed'}</Badge>
}
