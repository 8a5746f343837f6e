import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useAuth } from '#features/accounts/auth.tsx'
import { randomize } from '#features/appearance/randomize.ts'
import { routes } from '#routes.ts'
import { CharacterForm } from './character-form.tsx'
import { createDrafts } from './draft.ts'
import { emptyValues, type FormValues, newSeed } from './form-values.ts'

export function NewCharacter() {
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const userId = useAuth((auth) => auth.userId)
  const [drafts] = useState(() => createDrafts(localStorage, userId, 'new'))
  const [fresh] = useState(() => emptyValues(newSeed()))
  const [initial] = useState(() => valuesFromAddress(address))
  const guide = address.has('guide')
  return (
    <CharacterForm
      title="New Character"
      base={undefined}
      drafts={drafts}
      fresh={fresh}
      initial={initial}
      changedElsewhere={false}
      saveLabel={guide ? 'Save and go on to the first picture' : 'Save character'}
      onTakeSaved={() => {}}
      onSaved={({ $id }) => void navigate(guide ? routes.newMediaOf($id) : routes.character($id), { replace: true })}
    />
  )
}

/** What the link that led here brought along. */
function valuesFromAddress(address: URLSearchParams): Partial<FormValues> | undefined {
  const words = address.get('words')?.slice(0, 1000)
  if (words) return { appearance: words }
  if (!address.has('surprise')) return undefined
  return randomize(Math.random)
}
