import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Button } from '#ui/button/button.tsx'
import { Menu } from './menu.tsx'

afterEach(cleanup)

it('opens, shows its entries and does what is chosen', async () => {
  const chosen: string[] = []
  render(
    <Menu
      trigger={<Button>More</Button>}
      entries={[
        { label: 'Remix', onSelect: () => chosen.push('remix') },
        'line',
        { label: 'Trash', tone: 'danger', onSelect: () => chosen.push('trash') },
      ]}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map((item) => item.textContent)).toEqual(['Remix', 'Trash'])
  await userEvent.click(screen.getByRole('menuitem', { name: 'Trash' }))
  expect(chosen).toEqual(['trash'])
})
