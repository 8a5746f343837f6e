import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { LeaveMenu } from './leave-menu.tsx'

it('[STORY-66] a story is exported as PDF, PNG pages or CBZ, each with what it is for, once it is saved', async () => {
  const followed: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    followed.push(this.getAttribute('href') ?? '')
  })
  const { rerender } = render(<LeaveMenu storyId="s1" isSaved />)
  for (const [name, hint] of [
    ['Export as PDF', /print/],
    ['Export as PNG pages', /zip of pictures/],
    ['Export as CBZ', /comic readers/],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: 'Export and share' }))
    const entry = await screen.findByRole('menuitem', { name, description: hint })
    await userEvent.click(entry)
  }
  const asked = ['pdf', 'png', 'cbz']
  expect(followed).toEqual(asked.map((format) => `/v1/stories/s1/export?project=eidolon&format=${format}`))
  rerender(<LeaveMenu storyId="s1" isSaved={false} />)
  await userEvent.click(screen.getByRole('button', { name: 'Export and share' }))
  const entry = await screen.findByRole('menuitem', { name: 'Export as CBZ' })
  expect(entry.getAttribute('aria-disabled')).toBe('true')
  click.mockRestore()
})
