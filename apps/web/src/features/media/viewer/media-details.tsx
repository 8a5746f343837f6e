import { characterStyles } from '@eidolon/contract/characters/characters.ts'
import type { KeptReading } from '@eidolon/contract/readings.ts'
import { useQuery } from '@tanstack/react-query'
import { formatBytes, formatDate, clock } from '#lib/format.ts'
import { useApi } from '#lib/use-api.tsx'
import { useCopy } from '#lib/hooks/use-copy.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Stars } from '#ui/stars/stars.tsx'
import type_ from '#ui/type/type.module.css'
import { isSignable } from '#features/media/claims/claims.ts'
import { SignedBy } from '#features/media/claims/signed-by.tsx'
import { MadeHere } from './made-here.tsx'
import styles from './media-details.module.css'
import { nameOf, stillUrl, type MediaItem } from '#features/media/media-item.ts'
import { lineageQuery, recipeQuery } from '#features/media/queries.ts'

type Readings = { readonly prompt: KeptReading | undefined; readonly negative: KeptReading | undefined }

type Props = {
  readonly item: MediaItem
  /** Whom it shows, where that is known. */
  readonly who: string | undefined
  /** What characters are called, by id. */
  readonly names: Readonly<Record<string, string>>
  readonly engineName: string
  readonly albums: readonly string[]
  /** How its prompt was read and what was to be left out, where that is known. */
  readonly readings: Readings | undefined
  /** What of a search it meets, where it was found by one. */
  readonly why: readonly string[]
  readonly onRate: (stars: number) => void
  readonly onSign: () => void
  readonly onOpen: (id: string) => void
}

/** Everything there is to know about one. */
export function MediaDetails({ item, who, names, engineName, albums, readings, why, onRate, onSign, onOpen }: Props) {
  const { prompt, width, height, bytes, seed, engine, engineVersion, durationMs, kind, style } = item
  const facts: readonly (readonly [string, string])[] = [
    ...(why.length > 0 ? [['Found by', why.join(' · ')] as const] : []),
    ...readFacts(readings),
    ['Size', `${width} × ${height}${bytes === null ? '' : `, ${formatBytes(bytes)}`}`],
    ...(kind === 'video' ? [['Length', clock(durationMs)] as const] : []),
    ...(style ? [['Style', characterStyles.find(({ id }) => id === style)?.label ?? style] as const] : []),
    ...(seed === null ? [] : [['Seed', String(seed)] as const]),
    ['Engine', engine ? `${engineName} ${engineVersion}`.trim() : 'None: it was uploaded'],
    ...(albums.length > 0 ? [['Albums', albums.join(', ')] as const] : []),
  ]
  return (
    <>
      <header className={styles.head}>
        <h2 className={type_.display4}>{who ?? (engine ? 'Somebody' : 'Uploaded')}</h2>
        <time className={type_.hint} dateTime={item.$createdAt}>
          {formatDate(item.$createdAt)}
        </time>
      </header>
      <Stars rating={item.rating} onRate={onRate} />
      {prompt ? <p className={styles.prompt}>{kind === 'sheet' ? prompt : `“${prompt}”`}</p> : null}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={type_.num}>{value}</dd>
          </div>
        ))}
      </dl>
      <Likeness item={item} names={names} />
      <Lineage item={item} onOpen={onOpen} />
      {engine ? null : <MadeHere item={item} />}
      {isSignable(item) ? <SignedBy key={item.$id} item={item} onSign={onSign} /> : null}
      {engine && kind !== 'sheet' ? <RecipeText item={item} /> : null}
    </>
  )
}

/** What was understood of the prompt and what is not drawn, each thing once. */
function readFacts(readings: Readings | undefined): readonly (readonly [string, string])[] {
  const { prompt: reading, negative } = readings ?? {}
  const facts: readonly (readonly [string, readonly string[]])[] = [
    ['Understood', reading?.parts.map(({ label }) => label) ?? []],
    ['Not drawn', reading?.unknown.map(({ text }) => text) ?? []],
    ['Read as', reading?.corrected.map(({ text, to }) => `${to} (${text})`) ?? []],
    ['Left out', negative?.parts.map(({ label }) => label) ?? []],
    ['Not known, not left out', negative?.unknown.map(({ text }) => text) ?? []],
  ]
  return facts.flatMap(([name, words]) => (words.length > 0 ? [[name, [...new Set(words)].join(', ')] as const] : []))
}

function Likeness({ item, names }: Pick<Props, 'item' | 'names'>) {
  const { identity, identities, characterIds, engine, passedOver, trashed } = item
  if (identity === null) return null
  const several = characterIds.filter((id) => identities[id] !== undefined)
  return (
    <section>
      <h3 className={styles.label}>Likeness</h3>
      {several.length > 1 ? (
        <ul className={styles.people}>
          {several.map((id) => (
            <li key={id}>
              <span>{names[id] ?? 'Somebody'}</span>
              <Score of={identities[id] ?? 0} />
            </li>
          ))}
        </ul>
      ) : (
        <Score of={identity} />
      )}
      {passedOver && trashed ? (
        <p className={type_.hint}>
          It was not alike enough, so it was drawn again. It goes after a day, unless it is restored.
        </p>
      ) : null}
      <p className={type_.hint}>
        {engine === 'illustrator'
          ? 'How surely one would know the person again. The built-in illustrator always draws the same face, so what lowers it is a face that is small, turned away or covered.'
          : "An estimate: how near the picture comes to the person's own picture. It compares pictures and can err; your eyes are better."}
      </p>
    </section>
  )
}

function Score({ of }: { readonly of: number }) {
  return (
    <span className={styles.likeness}>
      <span className={styles.meter} style={{ '--v': of }} aria-hidden="true" />
      <span className={type_.num}>{of.toFixed(2)}</span>
    </span>
  )
}

function Lineage({ item, onOpen }: { readonly item: MediaItem; readonly onOpen: (id: string) => void }) {
  const { data } = useQuery(lineageQuery(useApi(), item))
  if (!data || data.before.length + data.after.length === 0) return null
  const line = [...data.before, item, ...data.after]
  return (
    <section>
      <h3 className={styles.label}>Lineage</h3>
      <ol className={styles.lineage}>
        {line.map((one) => (
          <li key={one.$id}>
            <button
              type="button"
              aria-current={one.$id === item.$id ? 'true' : undefined}
              aria-label={one.$id === item.$id ? 'This one' : nameOf(one)}
              onClick={() => onOpen(one.$id)}
            >
              <img src={stillUrl(one, 160)} alt="" />
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

function RecipeText({ item }: { readonly item: MediaItem }) {
  const api = useApi()
  const { data, isError } = useQuery(recipeQuery(api, item))
  const text = data === undefined ? '' : JSON.stringify(data, null, 1)
  const { copied, copy } = useCopy(text)
  return (
    <section>
      <div className={styles.recipeHead}>
        <h3 className={styles.label}>Recipe</h3>
        <Button variant="plain" size="sm" disabled={text === ''} onClick={copy}>
          <Icon name={copied ? 'check' : 'copy'} />
          {copied ? 'Copied' : 'Copy'}
        </Button>
      </div>
      {isError ? <p className={type_.hint}>The recipe did not arrive.</p> : null}
      {text ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has to without a pointer
        <pre className={styles.recipe} tabIndex={0} aria-label="Recipe">
          {text}
        </pre>
      ) : null}
      <p className={type_.hint}>
        {item.engine === 'illustrator'
          ? 'Enough to make this again, byte for byte. It is inside the file, too.'
          : 'Everything that went in. Other engines may draw it differently each time.'}
      </p>
    </section>
  )
}
