import type { Album } from '@eidolon/contract/media/albums.ts'
import { bucketIds } from '@eidolon/contract/resources.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import toast from 'react-hot-toast/headless'
import { useNavigate } from 'react-router'
import { strengths } from '#features/media/changes.ts'
import type { Library } from '#features/media/library/library.ts'
import { Lightbox, type LightboxAct } from '#features/media/viewer/lightbox.tsx'
import { MediaDetails } from '#features/media/viewer/media-details.tsx'
import { formatOf, formatsOf, type MediaItem } from '#features/media/media-item.ts'
import { useMediaItem, useMediaStore } from '#features/media/media-store.ts'
import { isFound, type LibraryFilter } from '#features/media/library/library-filter.ts'
import { countBefore, fetchMediaItem, mediaKeys } from '#features/media/queries.ts'
import type { useMediaActions } from '#features/media/use-media-actions.ts'
import { keptReadingQuery } from '#features/prompt-interpretation/queries.ts'
import { fileDownloadUrl } from '#lib/files/file-url.ts'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { useLargerSizes } from './larger-sizes.ts'
import { ActiveEdits } from './active-edits.tsx'
import { useChange } from './use-change.tsx'
import { useSetPortrait } from './use-set-portrait.ts'

type Props = {
  readonly id: string
  readonly library: Library
  readonly filter: LibraryFilter
  readonly total: number
  readonly names: Readonly<Record<string, string>>
  readonly engineNames: Readonly<Record<string, string>>
  /** What of a search it meets. */
  readonly why: readonly string[]
  readonly albums: readonly Album[]
  readonly actions: ReturnType<typeof useMediaActions>
  readonly onOpen: (id: string) => void
  readonly onClose: () => void
  readonly onShare: (item: MediaItem) => void
  readonly onAlbums: (item: MediaItem) => void
  readonly onSign: (item: MediaItem) => void
  readonly onCompare: (item: MediaItem) => void
  readonly onGive: (item: MediaItem) => void
  readonly onDelete: (ids: readonly string[]) => void
}

/** The lightbox for the picture in the address, whether or not the library has come to it yet. */
export function OpenMedia({ id, library, filter, total, names, engineNames, why, albums, actions, ...on }: Props) {
  const api = useApi()
  const store = useMediaStore()
  const navigate = useNavigate()
  const known = useMediaItem(id)
  const fetched = useQuery({
    queryKey: ['media-one', id],
    queryFn: () => fetchMediaItem(api, id),
    enabled: known === undefined,
    retry: false,
  })
  useEffect(() => {
    if (fetched.data) store.put([fetched.data])
  }, [store, fetched.data])
  const { isError } = fetched
  const { onClose } = on
  useEffect(() => {
    if (!isError) return
    toast.error('It is not in your library any more.')
    onClose()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it turns out
  }, [isError])
  const item = known ?? fetched.data
  useLocated(item, library, total, filter)
  const setPortrait = useSetPortrait()
  const larger = useLargerSizes(item)
  const change = useChange(item, on.onOpen)
  const { data: readings } = useQuery(keptReadingQuery(api, item?.generationId ?? null))
  if (!item) return null

  const place = library.indexOf(id)
  const step = async (by: 1 | -1) => {
    const next = await library.reach(place + by)
    if (next) on.onOpen(next)
  }
  /** What has left the list makes room for the one that comes to its place. */
  const leave = (act: () => void) => {
    const next = library.idAt(place + 1) ?? library.idAt(place - 1)
    act()
    if (next) on.onOpen(next)
    else on.onClose()
  }
  const rate = (stars: number) => void actions.rate([id], item.rating === stars ? null : stars)
  const sheet = formatOf(item)
  const asItIs = () => location.assign(fileDownloadUrl(bucketIds.media, item.fileId))
  const formats = formatsOf(item)
  const drawn = item.engine !== '' && item.characterId !== null && !sheet
  const acts: readonly LightboxAct[] = [
    {
      label: 'Favourite',
      icon: 'heart',
      shortcut: 'f',
      pressed: item.favorite,
      act: () => void actions.favourite([id], !item.favorite),
    },
    { label: 'Compare two', icon: 'compare', shortcut: 'c', act: () => on.onCompare(item) },
    { label: 'Albums', icon: 'album', shortcut: 'a', act: () => on.onAlbums(item) },
    {
      label: 'Download',
      icon: 'download',
      shortcut: 'd',
      act: asItIs,
      ...(formats.length > 0 && {
        entries: [
          { label: 'As it is', shortcut: 'D', onSelect: asItIs },
          ...formats.map(({ format, name }) => ({
            label: `As ${name}`,
            onSelect: () => void actions.save(item, format),
          })),
        ],
      }),
    },
    ...(item.trashed
      ? [
          {
            label: 'Restore',
            icon: 'retry',
            shortcut: 'r',
            act: () => leave(() => void actions.trash([id], false)),
          } as const,
          { label: 'Delete for ever', icon: 'trash', shortcut: 'Delete', act: () => on.onDelete([id]) } as const,
        ]
      : [
          // Strangers are shown pictures and films; what has to be opened with something else is downloaded by its owner.
          ...(sheet === undefined || sheet === 'png'
            ? [{ label: 'Share link', icon: 'share', shortcut: 's', act: () => on.onShare(item) } as const]
            : []),
          {
            label: 'Move to trash',
            icon: 'trash',
            shortcut: 'Delete',
            act: () => leave(() => void actions.trash([id], true)),
          } as const,
        ]),
  ]
  return (
    <Lightbox
      item={item}
      // Whoever changes something does not leaf on meanwhile.
      place={change.isOn ? -1 : place}
      total={total}
      acts={acts}
      onStep={(by) => void step(by)}
      onRate={rate}
      onClose={change.isOn ? change.leave : on.onClose}
      panel={change.panel}
      pointing={change.pointing}
      painting={change.painting}
      details={
        <>
          <ActiveEdits id={id} />
          <MediaDetails
            item={item}
            who={whoIn(item, names)}
            names={names}
            engineName={engineNames[item.engine] ?? item.engine}
            albums={albums.filter(({ $id }) => item.albumIds.includes($id)).map(({ name }) => name)}
            readings={readings}
            why={why}
            onRate={rate}
            onSign={() => on.onSign(item)}
            onOpen={on.onOpen}
          />
        </>
      }
    >
      {drawn && !change.isOn ? (
        <ButtonLink variant="primary" to={routes.newMediaFrom(id, 'remix')}>
          Remix
        </ButtonLink>
      ) : null}
      {change.canChange ? (
        <Button ref={change.button} aria-pressed={change.isOn} onClick={change.toggle}>
          <Icon name="edit" />
          Change one thing
        </Button>
      ) : null}
      {drawn && item.kind === 'video' ? (
        <ButtonLink to={routes.newMediaFrom(id, 'remix', 'outfit')}>
          <Icon name="shirt" />
          The same, with another outfit
        </ButtonLink>
      ) : null}
      {drawn && item.kind === 'image' && !change.isOn ? (
        <>
          <Button onClick={() => void actions.vary(item, strengths.subtle)}>Vary subtle</Button>
          <Button onClick={() => void actions.vary(item, strengths.strong)}>Vary strong</Button>
          <Button onClick={() => void navigate(routes.newMediaFrom(id, 'animate'))}>
            <Icon name="video" />
            Animate
          </Button>
          {larger.length > 0 ? (
            <Menu
              trigger={
                <Button>
                  <Icon name="expand" />
                  Enlarge
                </Button>
              }
              entries={larger.map(({ id: size, label, pixels }) => ({
                label: `${label}, ${pixels}`,
                onSelect: () => void actions.enlarge(item, size),
              }))}
            />
          ) : null}
        </>
      ) : null}
      {sheet ? (
        <Button variant="primary" onClick={asItIs}>
          <Icon name="download" />
          Download {sheet.toUpperCase()}
        </Button>
      ) : null}
      {item.engine === '' ? <Button onClick={() => on.onGive(item)}>Whom does it show?</Button> : null}
      {item.characterId !== null && !sheet && !change.isOn ? (
        <Button busy={setPortrait.busy} onClick={() => void setPortrait.set(item, names[item.characterId ?? ''])}>
          <Icon name="person" />
          Set as portrait
        </Button>
      ) : null}
    </Lightbox>
  )
}

/** Everybody in it whose name is known: "Mira and Kofi". */
function whoIn({ characterIds, characterId }: MediaItem, names: Props['names']): string | undefined {
  const ids = characterIds.length > 0 ? characterIds : [characterId ?? '']
  const known = ids.flatMap((id) => names[id] ?? [])
  return known.length === 0 ? undefined : listed.format(known)
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/** Finds its place in the library, so that there is a next one and one before it, however far it is from the window. */
function useLocated(item: MediaItem | undefined, library: Library, total: number, filter: LibraryFilter): void {
  const api = useApi()
  const isFar = item !== undefined && total > 0 && library.indexOf(item.$id) < 0
  useQuery({
    queryKey: mediaKeys.place(filter, item?.$id ?? ''),
    queryFn: async () =>
      // What is found has no order that one could count along.
      item ? library.locate(item.$id, isFound(filter) ? 0 : await countBefore(api, filter, item)) : -1,
    enabled: isFar,
    gcTime: 0,
  })
}
