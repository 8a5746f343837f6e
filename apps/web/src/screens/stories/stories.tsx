import { limits } from '@eidolon/contract/limits.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { PagePicture } from '#features/stories/page-picture.tsx'
import {
  createStory,
  deleteStory,
  duplicateStory,
  type ListedStory,
  mediaIn,
  picturesQuery,
  renameStory,
  storiesQuery,
  storyKeys,
} from '#features/stories/queries.ts'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'
import { ScreenHead } from '#screens/layout/screen-head.tsx'
import { toastWithAction } from '#ui/action-toast/action-toast.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptySheet } from '#ui/empty/empty-sheet.tsx'
import { Empty } from '#ui/empty/empty.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { RenameDialog } from '#ui/rename-dialog/rename-dialog.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './stories.module.css'

export function Stories() {
  const api = useApi()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const query = useQuery(storiesQuery(api))
  const stories = query.data ?? []
  const ids = mediaIn(stories.flatMap(({ first }) => first ?? []))
  const pictures = useQuery(picturesQuery(api, ids)).data ?? new Map()
  const [renaming, setRenaming] = useState<ListedStory>()
  const { busy, doing } = useBusy(() => cache.invalidateQueries({ queryKey: storyKeys.list }))

  const create = () => doing(async () => navigate(routes.story(await createStory(api))))
  const remove = (story: ListedStory) =>
    doing(async () => {
      const bringBack = await deleteStory(api, story.$id)
      toastWithAction(`“${story.title}” is deleted.`, 'Undo', () => void doing(bringBack))
    })

  const fresh = (
    <Button variant="primary" busy={busy} onClick={() => void create()}>
      <Icon name="plus" />
      New Story
    </Button>
  )
  return (
    <div className={styles.stories}>
      <ScreenHead title="Stories">{stories.length > 0 ? fresh : null}</ScreenHead>
      {query.isPending ? (
        <ul className={styles.list} aria-hidden="true">
          {[0, 1, 2].map((at) => (
            <li key={at}>
              <Skeleton className={styles.waiting} />
            </li>
          ))}
        </ul>
      ) : null}
      {query.isError && !query.data ? (
        <LoadFailure as="h2" what="Your stories" busy={query.isFetching} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data && stories.length === 0 ? (
        <EmptySheet ratios={[0.65, 0.65, 0.65]} tall>
          <Empty as="h2" title="No stories yet" action={fresh}>
            Pages with panels, your pictures in them, and balloons that say what your characters say.
          </Empty>
        </EmptySheet>
      ) : null}
      {stories.length > 0 ? (
        <ul className={styles.list}>
          {stories.map((story) => (
            <li key={story.$id} className={styles.story}>
              <Link to={routes.story(story.$id)} className={styles.cover}>
                {story.first ? (
                  <PagePicture
                    page={story.first}
                    format={story.format}
                    direction={story.direction}
                    pictures={pictures}
                    detail={480}
                    className={styles.page}
                  />
                ) : null}
                <span className={styles.title}>{story.title}</span>
                <span className={styles.count}>{story.pageCount === 1 ? '1 page' : `${story.pageCount} pages`}</span>
              </Link>
              <Menu
                trigger={
                  <Button variant="icon" aria-label={`More for ${story.title}`} className={styles.more}>
                    <Icon name="more" />
                  </Button>
                }
                entries={[
                  { label: 'Rename', icon: 'edit', onSelect: () => setRenaming(story) },
                  {
                    label: 'Duplicate',
                    icon: 'copy',
                    onSelect: () => void doing(async () => void (await duplicateStory(api, story.$id))),
                  },
                  'line',
                  { label: 'Delete', icon: 'trash', tone: 'danger', onSelect: () => void remove(story) },
                ]}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {renaming ? (
        <RenameDialog
          title="Rename the story"
          label="Title"
          name={renaming.title}
          maxLength={limits.story.title}
          onClose={() => setRenaming(undefined)}
          onSave={(title) => {
            setRenaming(undefined)
            void doing(() => renameStory(api, renaming.$id, title))
          }}
        />
      ) : null}
    </div>
  )
}
