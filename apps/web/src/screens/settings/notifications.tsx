import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Models } from 'appwrite'
import toast from 'react-hot-toast/headless'
import { failureWords } from '#lib/failure-words.ts'
import { PushServiceSilent, pushBrowser, pushState, switchPush, type PushState } from '#features/settings/push.ts'
import { settingsKeys } from '#features/settings/queries.ts'
import { formatDate } from '#lib/format.ts'
import { useSite } from '#lib/site.tsx'
import { useApi } from '#lib/use-api.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Row, Rows } from '#ui/rows/rows.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { PartHead, PartSection } from './part.tsx'
import styles from '#screens/settings/second-factor/second-factor.module.css'
import { useChange, useMe } from './use-change.ts'

const about: Readonly<Record<PushState, string>> = {
  unsupported:
    'This browser cannot show notifications from a website. On an iPhone, add the studio to the home screen first.',
  refused:
    'You have told this browser not to show notifications of this site. Only you can take that back: in the browser, beside the address.',
  off: '',
  on: '',
}

const silent =
  'This browser could not reach the notification service of its maker. Some browsers switch it off: look into its settings.'

/** Notifications outside the studio when something is finished. */
export function Notifications() {
  const { pushKey } = useSite()
  const { data: me } = useMe()
  const targets = me?.targets.filter(({ providerType }) => providerType === 'push') ?? []
  const { data: state, refetch } = useQuery({
    queryKey: [...settingsKeys.all, 'push', targets.map(({ $id }) => $id)],
    queryFn: () => pushState(pushBrowser(), targets),
    enabled: me !== undefined,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const api = useApi()
  const cache = useQueryClient()
  const turn = useMutation({
    mutationFn: (on: boolean) => switchPush({ browser: pushBrowser(), api, pushKey, on }),
    onSuccess: (now, wanted) => {
      if (now === 'on') toast.success('This browser tells you from now on.')
      else if (wanted && now === 'off') toast('Nothing is turned on: the browser was not allowed to notify you.')
    },
    onError: (error) => toast.error(error instanceof PushServiceSilent ? silent : failureWords(error)),
    onSettled: async () => {
      await cache.invalidateQueries({ queryKey: ['account'] })
      await refetch()
    },
  })
  // What the browser refused just now is known before it is asked again.
  const now = turn.data === 'refused' ? turn.data : state
  return (
    <>
      <PartHead title="Notifications">
        Pictures and videos take a while. Be told when they are finished, also while the studio is closed, and once
        before a month of your subscription ends. That comes by mail, too, where your address is confirmed.
      </PartHead>
      {pushKey ? (
        <>
          {now && about[now] ? <Banner tone="warn">{about[now]}</Banner> : null}
          <div className={styles.switch}>
            <Switch
              checked={turn.isPending ? turn.variables : now === 'on'}
              disabled={turn.isPending || now === undefined || now === 'unsupported' || now === 'refused'}
              onChange={(event) => turn.mutate(event.target.checked)}
            >
              Notifications in this browser
            </Switch>
          </div>
          {targets.length > 0 ? <Devices targets={targets} /> : null}
        </>
      ) : (
        <Banner>This studio sends no notifications.</Banner>
      )}
    </>
  )
}

function Devices({ targets }: { readonly targets: readonly Models.Target[] }) {
  const remove = useChange<string>(async (account, id) => {
    await account.deletePushTarget(id)
  })
  return (
    <PartSection title="Browsers that are told">
      <Rows>
        {targets.map(({ $id, name, $createdAt }) => (
          <Row
            key={$id}
            icon="bell"
            title={name || 'A browser'}
            hint={`Since ${formatDate($createdAt)}`}
            actions={
              <Button
                size="sm"
                busy={remove.isPending && remove.variables === $id}
                aria-label={`Remove ${name || 'this browser'}`}
                onClick={() => remove.mutate($id, { onError: (error) => toast.error(failureWords(error)) })}
              >
                Remove
              </Button>
            }
          />
        ))}
      </Rows>
    </PartSection>
  )
}
