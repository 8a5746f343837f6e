import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CharacterPicture } from '#features/characters/character-picture.tsx'
import type { Character } from '#features/characters/character.ts'
import { routes } from '#routes.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './first-steps.module.css'
import { Form } from '#ui/form/form.tsx'

type Props = { readonly newest: Character | undefined }

/** Leads a new account to its first picture; it goes away with that picture. */
export function FirstSteps({ newest }: Props) {
  return (
    <section className={styles.guide} aria-labelledby="first-steps">
      <div className={styles.words}>
        <h2 className={type_.display4} id="first-steps">
          Your first picture
        </h2>
        <ol className={styles.steps}>
          <li aria-current={newest ? undefined : 'step'} data-done={newest ? true : undefined}>
            Describe someone
          </li>
          <li data-done={newest ? true : undefined}>Keep them</li>
          <li aria-current={newest ? 'step' : undefined}>Have them drawn</li>
        </ol>
      </div>
      {newest ? <DrawThem newest={newest} /> : <DescribeSomeone />}
    </section>
  )
}

function DescribeSomeone() {
  const navigate = useNavigate()
  const [words, setWords] = useState('')
  return (
    <Form
      className={styles.describe}
      onSubmit={() => {
        const typed = words.trim()
        void navigate(routes.newCharacterFrom(typed ? { words: typed, guide: true } : { surprise: true, guide: true }))
      }}
    >
      <TextField
        label="Somebody in a sentence"
        value={words}
        maxLength={1000}
        placeholder="Fisherman, 58, grey beard, yellow raincoat"
        onChange={(event) => setWords(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit">Begin</Button>
        <ButtonLink variant="plain" to={routes.newCharacterFrom({ surprise: true, guide: true })}>
          <Icon name="dice" />
          Surprise me
        </ButtonLink>
      </div>
    </Form>
  )
}

function DrawThem({ newest }: { readonly newest: Character }) {
  return (
    <div className={styles.ready}>
      <CharacterPicture character={newest} alt="" sizes="6rem" className={styles.face} />
      <p>
        {newest.name} is ready.
        <span className={type_.hint}> A pose and a place are enough to begin with.</span>
      </p>
      <ButtonLink to={routes.newMediaOf(newest.$id)}>Draw {newest.name}</ButtonLink>
    </div>
  )
}
