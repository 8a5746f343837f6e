import { ProofState } from '@eidolon/contract/accounts/account-factors.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Models } from 'appwrite'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useSearchParams } from 'react-router'
import { providerName } from '#features/settings/device.ts'
import { failureWords } from '#lib/failure-words.ts'
import { oauthAddress } from '#features/settings/oauth-address.ts'
import { oauthFailure } from '#features/settings/oauth-failure.ts'
import { identitiesQuery } from '#features/settings/queries.ts'
import { formatDate } from '#lib/format.ts'
import { useSite } from '#lib/site.tsx'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Row, Rows } from '#ui/rows/rows.tsx'
import { PartSection } from '#screens/settings/part.tsx'
import { UnlinkDialog } from './unlink-dialog.tsx'
import { useProved } from './use-proved.tsx'
import { WaitingRows } from '#screens/settings/waiting-rows.tsx'

const wallet = 'solana'

/** Services that know one already, where this studio is known to them. */
export function OtherServices() {
  const api = useApi()
  const { providers } = useSite()
  const { data, isError, isFetching, refetch } = useQuery(identitiesQuery(api))
  const [search] = useSearchParams()
  const [leaving, setLeaving] = useState<Models.Identity>()
  const identities = data?.filter(({ provider }) => provider !== wallet)
  const unlinked = providers.filter(({ id }) => !identities?.some(({ provider }) => provider === id))
  // Nothing is set up, and nothing was: then there is nothing to say.
  if (providers.length === 0 && (identities === undefined || identities.length === 0)) return null
  const failure = oauthFailure(search.get('error'))
  const linked = search.get('linked')
  return (
    <PartSection title="Other services" about="They vouch for you; they see nothing of what you make.">
      {failure ? <Banner tone="danger">{failure}</Banner> : null}
      {linked && !failure ? <Banner>{nameOf(providers, linked)} is linked.</Banner> : null}
      {identities ? (
        <Rows label="Other services">
          {identities.map((identity) => {
            const name = nameOf(providers, identity.provider)
            return (
              <Row
                key={identity.$id}
                icon="link"
                title={name}
                hint={[identity.providerEmail, `Linked on ${formatDate(identity.$createdAt)}`]
                  .filter(Boolean)
                  .join(' · ')}
                actions={
                  <Button size="sm" aria-label={`Unlink ${name}`} onClick={() => setLeaving(identity)}>
                    Unlink
                  </Button>
                }
              />
            )
          })}
          {unlinked.map((provider) => (
            <Row
              key={provider.id}
              icon="link"
              title={provider.name}
              hint="Not linked."
              actions={<LinkButton id={provider.id} name={provider.name} />}
            />
          ))}
        </Rows>
      ) : isError ? (
        <LoadFailure what="Your services" busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <WaitingRows count={providers.length} />
      )}
      <UnlinkDialog
        identity={leaving}
        name={leaving ? nameOf(providers, leaving.provider) : ''}
        onClose={() => setLeaving(undefined)}
      />
    </PartSection>
  )
}

function LinkButton({ id, name }: { readonly id: string; readonly name: string }) {
  const api = useApi()
  const { proved, question } = useProved()
  const here = routes.settingsPart('sign-in')
  const link = useMutation({
    // Checked before the browser leaves: coming back refused would have been for nothing.
    mutationFn: () =>
      proved(async () => {
        const answer = await (await api()).send('GET', '/account/proof')
        if (!ProofState.parse(await answer.json()).recent) throw proofWanted
      }),
    onSuccess: () => location.assign(oauthAddress(id, { success: `${here}?linked=${id}`, failure: here })),
    onError: (error) => toast.error(failureWords(error)),
  })
  return (
    <>
      <Button size="sm" aria-label={`Link ${name}`} busy={link.isPending} onClick={() => link.mutate()}>
        Link
      </Button>
      {question}
    </>
  )
}

const proofWanted = Object.assign(new Error('A recent proof is wanted.'), { type: 'user_challenge_required' })

type LinkedServices = readonly { readonly id: string; readonly name: string }[]

const nameOf = (known: LinkedServices, id: string): string =>
  known.find((one) => one.id === id)?.name ?? providerName(id)
