import type { StoryPage } from '@eidolon/contract/stories.ts'

/** A saved story of these pages, as its collection has it. */
export const storyDocument = (...pages: readonly StoryPage[]) => ({
  $id: 's1',
  $createdAt: '2026-11-12T10:00:00.000+00:00',
  $updatedAt: '2026-11-12T10:00:00.000+00:00',
  title: 'Two friends',
  direction: 'ltr',
  format: 'comic',
  revision: 3,
  pageCount: pages.length,
  cover: JSON.stringify(pages[0]),
  pages: JSON.stringify(pages),
})
