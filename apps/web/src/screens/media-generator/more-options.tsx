import { limits } from '@eidolon/contract/limits.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { createAlbum } from '#features/media/changes.ts'
import { albumsQuery, mediaKeys } from '#features/media/queries.ts'
import { useApi } from '#lib/use-api.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/field.tsx'
import { Collapsible } from '#ui/collapsible/collapsible.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Select } from '#ui/select/select.tsx'
import { randomSeed } from './values/form-values.ts'
import styles from './parts/generator-form.module.css'
import { NegativePrompt } from './negative-prompt.tsx'
import { NameDialog } from './parts/name-dialog.tsx'
import type { Generator } from './values/use-generator.ts'

const newAlbum = '+'

/** What one seldom needs, folded away until something in it is set. */
export function MoreOptions({ generator }: { readonly generator: Generator }) {
  const { values, problems, engine, change } = generator
  const wrong = ['negativePrompt', 'seed', 'albumId'].some((field) => problems[field])
  const [open, setOpen] = useState(false)
  const set = [values.negativePrompt && 'leave out', values.seedKept && 'seed kept', values.albumId && 'album']
  return (
    <Collapsible
      title="More"
      hint={set.filter(Boolean).join(', ') || 'seed, album and what to leave out'}
      open={open || wrong}
      onToggle={setOpen}
    >
      <div className={styles.moreBody}>
        {engine?.abilities.negativePrompt ? (
          <NegativePrompt
            text={values.negativePrompt}
            engine={engine}
            kind={values.kind}
            error={problems['negativePrompt']}
            onChange={(negativePrompt) => change({ negativePrompt })}
          />
        ) : null}
        {engine?.abilities.seed ? <Seed generator={generator} /> : null}
        <AlbumField generator={generator} />
      </div>
    </Collapsible>
  )
}

function Seed({ generator: { values, problems, change } }: { readonly generator: Generator }) {
  const { seed, seedKept } = values
  return (
    <div className={styles.seed}>
      <TextField
        label="Seed"
        name="seed"
        inputMode="numeric"
        autoComplete="off"
        value={seed}
        placeholder="By chance"
        error={problems['seed']}
        hint={seedKept ? 'Kept: the same form draws the same picture.' : 'Drawn anew each time; lock it to keep it.'}
        onChange={(event) => change({ seed: event.target.value, seedKept: event.target.value.trim() !== '' })}
      />
      <Button
        variant="icon"
        aria-label="Keep this seed"
        aria-pressed={seedKept}
        onClick={() => change(seedKept ? { seedKept: false } : { seedKept: true, seed: seed || randomSeed() })}
      >
        <Icon name="lock" />
      </Button>
      <Button
        variant="icon"
        aria-label="Roll a new seed"
        onClick={() => change({ seed: randomSeed(), seedKept: true })}
      >
        <Icon name="dice" />
      </Button>
    </div>
  )
}

function AlbumField({ generator: { values, problems, change } }: { readonly generator: Generator }) {
  const api = useApi()
  const cache = useQueryClient()
  const [naming, setNaming] = useState(false)
  const { data: albums } = useQuery(albumsQuery(api))
  const add = async (name: string) => {
    try {
      const { $id: albumId } = await createAlbum(api, name)
      await cache.invalidateQueries({ queryKey: mediaKeys.albums })
      change({ albumId })
    } catch {
      toast.error('The album could not be made. Try again.')
    }
  }
  // An album that was deleted meanwhile is left out.
  const known = albums?.some(({ $id }) => $id === values.albumId)
  return (
    <>
      <Select
        label="Album"
        value={known ? values.albumId : ''}
        options={[
          { id: '', label: 'None' },
          ...(albums ?? []).map(({ $id, name }) => ({ id: $id, label: name })),
          { id: newAlbum, label: 'New album…' },
        ]}
        onChange={(id) => (id === newAlbum ? setNaming(true) : change({ albumId: id }))}
      />
      {problems['albumId'] ? <p className={styles.error}>{problems['albumId']}</p> : null}
      <NameDialog
        title="New album"
        open={naming}
        limit={limits.album.name}
        action="Make album"
        onClose={() => setNaming(false)}
        onName={(name) => {
          setNaming(false)
          void add(name)
        }}
      />
    </>
  )
}
