import { ProofState } from '@eidolon/contract/accounts/account-factors.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Models } from 'appwrite'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useStore } from 'zustand'
import { useAccounts } from '#features/accounts/auth.tsx'
import { explain } from '#features/accounts/wallets/explain.ts'
import { WalletButton } from '#features/accounts/wallets/wallet-button.tsx'
import { identitiesQuery, settingsKeys } from '#features/settings/queries.ts'
import { mediaKeys } from '#features/media/queries.ts'
import { isFault } from '#lib/fault.ts'
import { failureWords } from '#lib/failure-words.ts'
import { formatDate, shortAddress } from '#lib/format.ts'
import { useApi } from '#lib/use-api.tsx'
import { PartSection } from '#screens/settings/part.tsx'
import { WaitingRows } from '#screens/settings/waiting-rows.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Row, Rows } from '#ui/rows/rows.tsx'
import type_ from '#ui/type/type.module.css'
import { UnlinkDialog } from './unlink-dialog.tsx'
import { useProved } from './use-proved.tsx'

const provider = 'solana'

/** The wallet of an account that was opened without one: linked once, it opens the account and signs for it. */
export function LinkedWallet() {
  const { data, isError, isFetching, refetch } = useQuery(identitiesQuery(useApi()))
  const [isLinking, setLinking] = useState(false)
  const [leaving, setLeaving] = useState<Models.Identity>()
  const { auth } = useAccounts()
  const linked = data?.find((identity) => identity.provider === provider)
  return (
    <PartSection
      title="Wallet"
      about="A wallet signs what you make as yours, for anybody to check, and is another way in."
    >
      {data ? (
        <Rows>
          {linked ? (
            <Row
              icon="wallet"
              title={<code className={type_.code}>{linked.providerUid}</code>}
              hint={`Linked on ${formatDate(linked.$createdAt)}.`}
              actions={
                <Button size="sm" aria-label="Unlink the wallet" onClick={() => setLeaving(linked)}>
                  Unlink
                </Button>
              }
            />
          ) : (
            <Row
              icon="wallet"
              title="Wallet"
              hint="None. Link one, and you can sign what you make as yours."
              actions={
                <Button size="sm" aria-haspopup="dialog" aria-label="Link a wallet" onClick={() => setLinking(true)}>
                  Link
                </Button>
              }
            />
          )}
        </Rows>
      ) : isError ? (
        <LoadFailure what="Your wallet" busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <WaitingRows count={1} />
      )}
      {isLinking ? <LinkDialog onClose={() => setLinking(false)} /> : null}
      <UnlinkDialog
        identity={leaving}
        name={leaving ? shortAddress(leaving.providerUid) : ''}
        onClose={() => setLeaving(undefined)}
        onUnlinked={() => {
          // This session goes on; it is no longer the wallet's.
          auth.getState().enter({ userId: auth.getState().userId, walletAddress: '' })
        }}
      />
    </PartSection>
  )
}

const proofWanted = Object.assign(new Error('A recent proof is wanted.'), { type: 'user_challenge_required' })

function LinkDialog({ onClose }: { readonly onClose: () => void }) {
  const api = useApi()
  const accounts = useAccounts()
  const cache = useQueryClient()
  const wallet = useStore(accounts.wallet)
  const { proved, question } = useProved()
  const link = useMutation({
    mutationFn: async () => {
      // Asked before the wallet is: whoever has to show first that it is still them would sign twice.
      await proved(async () => {
        const answer = await (await api()).send('GET', '/account/proof')
        if (!ProofState.parse(await answer.json()).recent) throw proofWanted
      })
      await accounts.linkWallet()
    },
    onSuccess: () => {
      toast.success('Your wallet is linked.')
      onClose()
    },
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: settingsKeys.identities }),
        cache.invalidateQueries({ queryKey: mediaKeys.claims }),
      ]),
  })
  const hasWallet = wallet.phase !== 'no-wallet'
  return (
    <Dialog
      title="Link a wallet"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {hasWallet ? (
            <Button
              variant="primary"
              busy={link.isPending}
              onClick={() => {
                if (!link.isPending) link.mutate()
              }}
            >
              {link.isPending ? 'Waiting for the wallet' : 'Link with one signature'}
            </Button>
          ) : null}
        </>
      }
    >
      <p>
        Your wallet signs once that it is yours. It costs nothing and moves no funds. From then on whoever has the
        wallet can sign in to this account, and “Sign as mine” names the wallet’s address in what you make.
      </p>
      {/* Connected it shows the account that will be linked, and leads to another. */}
      <WalletButton />
      {link.isError ? <Banner tone="danger">{words(link.error, wallet.name)}</Banner> : null}
      {question}
    </Dialog>
  )
}

const words = (error: unknown, wallet: string): string =>
  isFault(error, 'user_challenge_required') ? failureWords(error) : explain(error, wallet)
