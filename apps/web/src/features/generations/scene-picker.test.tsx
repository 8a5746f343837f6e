import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { routes } from '#routes.ts'
import { abilities } from '#testing/engines.ts'
import { ScenePicker, type ScenePart } from './scene-picker.tsx'

afterEach(cleanup)

const part = (field: 'pose' | 'outfit', label: string, choices: ScenePart['choices']): ScenePart => ({
  field,
  label,
  icon: 'shirt',
  choices,
  max: 1,
  chosen: [],
  onChoose: () => {},
})
const parts = [part('pose', 'Pose', abilities.poses), part('outfit', 'Outfit', abilities.outfits)]

it('[GENW-63] begins with the choices open that the address asks for, and with none otherwise', () => {
  const pick = new URLSearchParams(routes.newMediaFrom('one', 'remix', 'outfit').split('?')[1]).get('pick') ?? ''
  const { unmount } = render(<ScenePicker parts={parts} problems={{}} first={pick} />)
  expect(screen.getByRole('radiogroup', { name: 'Outfit' })).toBeDefined()
  unmount()
  render(<ScenePicker parts={parts} problems={{}} />)
  expect(screen.queryByRole('radiogroup')).toBeNull()
})
