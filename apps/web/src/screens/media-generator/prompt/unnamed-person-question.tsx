import type { Reading } from '@eidolon/contract/readings.ts'
import type_ from '#ui/type/type.module.css'
import { AddPerson } from '#screens/media-generator/parts/add-person.tsx'
import styles from './prompt-area.module.css'

type Props = {
  readonly prompt: string
  readonly company: Reading['company']
  /** Who is in the picture already. */
  readonly characterIds: readonly string[]
  readonly onChange: (prompt: string) => void
  readonly onPerson: (id: string) => void
}

/** Asks who somebody is of whom a prompt speaks without a name: "her boyfriend", "two friends". */
export function UnnamedPersonQuestion({ prompt, company, characterIds, onChange, onPerson }: Props) {
  const [asked] = company
  if (!asked) return null
  const { start, end, text, one } = asked
  const question = one ? `Who is “${text}”?` : `“${text}”: who else is in the picture?`
  return (
    <div className={styles.whom}>
      <p className={type_.hint}>{question}</p>
      <AddPerson
        label={question}
        without={characterIds}
        onAdd={({ $id, name }) => {
          // What is said of one besides is said of whoever is named in their place.
          if (one) onChange(`${prompt.slice(0, start)}@${name}${prompt.slice(end)}`)
          onPerson($id)
        }}
      />
    </div>
  )
}
