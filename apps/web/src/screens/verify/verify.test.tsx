import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '#testing/render-app.tsx'
import { PageForm } from '#testing/page-form.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const c2pa = {
  state: 'trusted',
  generator: 'Eidolon 2.0.1',
  signer: 'Marking',
  digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
  created: null,
  issues: [],
}
const ours = {
  marked: true,
  ours: true,
  c2pa,
  xmp: null,
  recipe: true,
  watermark: null,
  fingerprint: null,
  claim: null,
  notForTraining: false,
  media: null,
  altered: false,
}

async function open(answer: () => Response) {
  const sent: string[] = []
  const received: string[] = []
  const send = async (method: string, path: string, form: unknown) => {
    sent.push(`${method} ${path}`)
    if (form instanceof PageForm)
      received.push(...form.parts.map(([, file]) => (file instanceof File ? file.name : 'no file')))
    return answer()
  }
  await renderApp('/verify', { world: { studio: { send } } })
  vi.stubGlobal('FormData', PageForm)
  return { sent, received }
}
const choose = (file: File) => userEvent.upload(screen.getByLabelText('A picture or a film'), file)
const status = () => within(screen.getByRole('main')).getByRole('status')

describe('verify', () => {
  it('[MARK-22] says in plain words what is known of a file that is chosen or dropped', async () => {
    const { sent, received } = await open(() => Response.json(ours))
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeTruthy()
    await choose(new File(['a'], 'mira.png', { type: 'image/png' }))
    expect(await within(status()).findByRole('heading', { name: 'Made with Eidolon, here' })).toBeTruthy()
    expect(status().textContent).toContain('algorithmicMedia')
    expect([sent, received]).toEqual([['POST /provenance/check'], ['mira.png']])
    const files = [new File(['b'], 'other.png', { type: 'image/png' })]
    await act(async () => void fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } }))
    expect(await within(status()).findByText('other.png')).toBeTruthy()
  })

  it('[MARK-46] leads to the picture of one’s own that a file looks like, and says no more than that', async () => {
    const alike = { ...ours, marked: false, ours: false, c2pa: null, recipe: false, altered: null }
    await open(() => Response.json({ ...alike, fingerprint: { distance: 4 }, media: 'm 1' }))
    await choose(new File(['a'], 'back.jpg', { type: 'image/jpeg' }))
    const title = 'It looks like a picture that was made here'
    expect(await within(status()).findByRole('heading', { name: title })).toBeTruthy()
    const link = within(status()).getByRole('link', { name: 'It looks like this one of yours' })
    expect(link.getAttribute('href')).toBe('/media?open=m%201')
    expect(status().textContent).toContain('the same in 252 of 256 traits')
  })

  it('[MARK-22] keeps what is too large to itself, and says so', async () => {
    const { sent } = await open(() => Response.json(ours))
    const file = new File(['a'], 'long.mp4', { type: 'video/mp4' })
    Object.defineProperty(file, 'size', { value: 12_000_001 })
    await choose(file)
    expect(status().textContent).toBe('long.mp4 is larger than 12 MB.')
    expect(sent).toEqual([])
  })
})
