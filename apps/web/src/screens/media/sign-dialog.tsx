import { maxClaimed } from '@eidolon/contract/media/claims.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { useStore } from 'zustand'
import { useAccounts } from '#features/accounts/auth.tsx'
import { explain } from '#features/accounts/wallets/explain.ts'
import { WalletButton } from '#features/accounts/wallets/wallet-button.tsx'
import { fetchMessage, isSignable, sendSignature } from '#features/media/claims/claims.ts'
import { useMediaStore } from '#features/media/media-store.ts'
import { mediaKeys } from '#features/media/queries.ts'
import { faultOf, isFault } from '#lib/fault.ts'
import { formatMoment, formatNumber, shortAddress } from '#lib/format.ts'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type_ from '#ui/type/type.module.css'

type Props = { readonly ids: readonly string[]; readonly onClose: () => void }

/** Signs what one has made with one's wallet: one prompt, for one or for many. */
export function SignDialog({ ids: chosen, onClose }: Props) {
  const store = useMediaStore()
  const ids = chosen.filter((id) => {
    const item = store.get(id)
    return item === undefined || isSignable(item)
  })
  const left = chosen.length - ids.length
  if (ids.length === 0) return <Refusal onClose={onClose} words={`Nothing to sign here: ${onlyDrawn}`} />
  if (ids.length > maxClaimed)
    return <Refusal onClose={onClose} words={`One signature is for at most ${maxClaimed}. Select fewer.`} />
  return <Signing ids={ids} left={left} onClose={onClose} />
}

const onlyDrawn = 'only pictures and films that were made in this studio can be signed.'

function Refusal({ words, onClose }: { readonly words: string; readonly onClose: () => void }) {
  return (
    <Dialog title={title} onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <Banner>{words}</Banner>
    </Dialog>
  )
}

const title = 'Sign as mine'

/** `left` of the chosen are left out. */
function Signing({ ids, left, onClose }: Props & { readonly left: number }) {
  const api = useApi()
  const accounts = useAccounts()
  const cache = useQueryClient()
  const wallet = useStore(accounts.wallet)
  const asked = useQuery({
    queryKey: ['claim-message', ids],
    queryFn: () => fetchMessage(api, ids),
    gcTime: 0,
    retry: false,
  })
  const signing = useMutation({
    mutationFn: async ({ message, address }: { readonly message: string; readonly address: string }) => {
      const engine = await accounts.engine()
      const { phase, name } = accounts.wallet.getState()
      if (phase !== 'connected' && name) await engine.connect(name)
      await sendSignature(api, ids, await engine.sign(message, address))
    },
    onSuccess: () => {
      toast.success(ids.length === 1 ? 'Signed as yours.' : `${formatNumber(ids.length)} signed as yours.`)
      onClose()
    },
    // Also after a failure: the answer may have been lost, and not the signature.
    onSettled: () => cache.invalidateQueries({ queryKey: mediaKeys.claims }),
  })
  const { message, address, claim } = asked.data ?? {}
  const isReady = typeof message === 'string' && typeof address === 'string'
  const hasWallet = wallet.phase !== 'no-wallet'
  const what = ids.length === 1 ? 'this' : `these ${formatNumber(ids.length)}`
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{isReady ? 'Cancel' : 'Close'}</Button>
          {isReady && hasWallet ? (
            <Button
              variant="primary"
              busy={signing.isPending}
              onClick={() => {
                if (!signing.isPending) signing.mutate({ message, address })
              }}
            >
              {signing.isPending ? 'Waiting for the wallet' : claim ? 'Sign again' : 'Sign with the wallet'}
            </Button>
          ) : null}
        </>
      }
    >
      {asked.isPending ? <output>Looking up what is to be signed.</output> : null}
      {asked.isError ? <Problem error={asked.error} onRetry={() => void asked.refetch()} /> : null}
      {asked.data && !isReady ? <Banner>{`It cannot be signed here: ${onlyDrawn}`}</Banner> : null}
      {isReady ? (
        <>
          <p>
            Your wallet signs that {what} {ids.length === 1 ? 'is' : 'are'} yours, with one confirmation. It costs
            nothing and moves no funds. From then on every copy that leaves the studio names the wallet’s address, for
            anybody to check.
          </p>
          {claim ? (
            <Banner>{`Signed already by ${shortAddress(claim.address)}, ${formatMoment(claim.at)}.`}</Banner>
          ) : null}
          {left > 0 ? (
            <p className={type_.hint}>
              {left === 1 ? 'One of those you chose is' : `${formatNumber(left)} of those you chose are`} left out:{' '}
              {onlyDrawn}
            </p>
          ) : null}
          {hasWallet ? null : (
            <>
              <p>Connect the wallet of this account first: {shortAddress(address)}.</p>
              <WalletButton />
            </>
          )}
          <output className={type_.hint}>
            {signing.isPending ? `Confirm in ${wallet.name || 'the wallet'}, which shows what you sign.` : ''}
          </output>
          {signing.isError ? <Banner tone="danger">{words(signing.error, wallet.name)}</Banner> : null}
        </>
      ) : null}
    </Dialog>
  )
}

function Problem({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  if (isFault(error, 'claim_wallet_missing'))
    return (
      <Banner
        actions={
          <ButtonLink size="sm" to={routes.settingsPart('sign-in')}>
            <Icon name="wallet" />
            Link a wallet
          </ButtonLink>
        }
      >
        This account has no wallet yet, so there is nothing to sign with. Link one in Settings, under Signing in; then
        everything you have made can be signed.
      </Banner>
    )
  if (isFault(error, 'general_argument_invalid'))
    return (
      <Banner>{`Something among them cannot be signed: ${onlyDrawn} Take the others out of the selection.`}</Banner>
    )
  return (
    <Banner
      tone="danger"
      actions={
        <Button size="sm" onClick={onRetry}>
          <Icon name="retry" />
          Try again
        </Button>
      }
    >
      {words(error, '')}
    </Banner>
  )
}

function words(error: unknown, wallet: string): string {
  return isFault(error, 'claim_signature_invalid') ? faultOf(error).message : explain(error, wallet)
}
