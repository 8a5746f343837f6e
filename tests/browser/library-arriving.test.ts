import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '#support/browser.ts'
import { makeCharacter, projectHeaders } from '#support/characters.ts'

// What moves is part of what is looked at here.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const tiles = (page: Page) => page.locator('[data-place][data-id]')

/** A picture of one color, as the page itself makes it. */
async function picture(page: Page, color: string, width = 64, height = 48): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ([fill, wide, high]) => {
      const canvas = new OffscreenCanvas(Number(wide), Number(high))
      const pen = canvas.getContext('2d')
      if (pen) {
        pen.fillStyle = String(fill)
        pen.fillRect(0, 0, Number(wide), Number(high))
      }
      return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())]
    },
    [color, width, height],
  )
  return Buffer.from(bytes)
}

/** Half a second of film, recorded by the page. */
async function film(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 96
    canvas.height = 64
    const pen = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    const ended = new Promise((done) => recorder.addEventListener('stop', done))
    recorder.start()
    for (let frame = 0; frame < 12; frame += 1) {
      if (pen) {
        pen.fillStyle = frame % 2 ? '#245' : '#a63'
        pen.fillRect(0, 0, 96, 64)
      }
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 40)))
    }
    recorder.stop()
    await ended
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
  })
  return Buffer.from(bytes)
}

test('[LIB-6] [LIB-30] [LIB-32] an empty library takes what is chosen and dropped, and gives it to somebody', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/media')
  await expect(page.getByRole('heading', { name: "You don't have any media yet" })).toBeVisible()
  await expectAccessible(page)
  const some = await Promise.all(
    ['#a33', '#3a3', '#33a'].map(async (color) => ({
      name: `${color.slice(1)}.png`,
      mimeType: 'image/png',
      buffer: await picture(page, color),
    })),
  )
  const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }
  await page.getByLabel('Pictures and videos to upload').setInputFiles([...some, note])
  await expect(tiles(page)).toHaveCount(3)
  const uploads = page.getByRole('region', { name: 'Uploads' })
  await expect(uploads.getByText('3 of 4 uploaded, 1 not')).toBeVisible()
  await expect(uploads.getByText(/^Only PNG/)).toBeVisible()
  await expectAccessible(page)
  await uploads.getByRole('button', { name: 'Close the list of uploads' }).click()
  await expect(uploads).toBeHidden()

  const dropped = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(bytes)], 'dropped.png', { type: 'image/png' }))
      return transfer
    },
    [...(await picture(page, '#888'))],
  )
  await page.dispatchEvent('body', 'dragenter', { dataTransfer: dropped })
  await expect(page.getByText('Drop pictures and videos to keep them here')).toBeVisible()
  await page.dispatchEvent('body', 'drop', { dataTransfer: dropped })
  await expect(tiles(page)).toHaveCount(4)

  await makeCharacter(page.request, { name: 'Ines Duarte' })
  await page.reload()
  await tiles(page).first().getByRole('link').click()
  await page.getByRole('button', { name: 'Whom does it show?' }).click()
  await page.getByRole('dialog', { name: 'Whom does it show?' }).getByLabel('Character').selectOption('Ines Duarte')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('It is with the character now.')).toBeVisible()
  await page.getByRole('button', { name: 'Set as portrait' }).click()
  await expect(page.getByText('It is the portrait of Ines Duarte now.')).toBeVisible()
})

test('[LIB-31] a large upload that was cut goes on where it stopped', async ({ page, complaints }) => {
  complaints.expected.push(/\b(503|404)\b/)
  await signIn(page)
  await page.goto('/media')
  // Over two chunks, and hard to compress.
  const noise = Buffer.alloc(11_000_000)
  for (let at = 0; at < noise.length; at += 4) noise.writeUInt32LE((at * 2_654_435_761) >>> 0, at)
  const file = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.concat([await picture(page, '#456'), noise]) }
  const ranges: string[] = []
  let cut = true
  await page.route('**/v1/storage/buckets/media/files', async (route) => {
    const range = route.request().headers()['content-range'] ?? ''
    ranges.push(range.split('-')[0] ?? '')
    // The second part is answered by nobody, as when a train goes into a tunnel.
    if (cut && ranges.length === 2)
      return route.fulfill({ status: 503, json: { message: 'Gone', code: 503, type: 'gone' } })
    return route.continue()
  })
  await page.getByLabel('Pictures and videos to upload').setInputFiles(file)
  const uploads = page.getByRole('region', { name: 'Uploads' })
  await uploads.getByRole('button', { name: 'Retry' }).waitFor()
  cut = false
  await uploads.getByRole('button', { name: 'Retry' }).click()
  await expect(uploads.getByText('1 of 1 uploaded')).toBeVisible({ timeout: 20_000 })
  expect(ranges.filter((range) => range === 'bytes 0').length).toBe(1)
  // The browser tells of the cut, and of the SDK's question whether a part is there already.
})

test('[LIB-5] [LIB-7] [LIB-21] [LIB-30] what arrives is there, and a video plays', async ({ page }) => {
  await signIn(page)
  await page.goto('/media')
  const other = await page.context().newPage()
  await other.goto('/media')
  await page
    .getByLabel('Pictures and videos to upload')
    .setInputFiles([{ name: 'film.webm', mimeType: 'video/webm', buffer: await film(page) }])
  // Another tab hears of it.
  await expect(tiles(other)).toHaveCount(1)
  await expect(tiles(page)).toHaveCount(1)
  // A still was taken of it on the way.
  const still = tiles(page).first().getByRole('img')
  await expect.poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  // One that came without a browser shows its own beginning, until it has been given a still here.
  const bare = { fileId: 'unique()', file: { name: 'bare.webm', mimeType: 'video/webm', buffer: await film(page) } }
  await page.request.post('/v1/storage/buckets/media/files', { headers: projectHeaders, multipart: bare })
  await expect(tiles(page).getByRole('img')).toHaveCount(2)
  await expect(tiles(other).getByRole('img')).toHaveCount(2)
  await tiles(page).first().hover()
  const small = tiles(page).first().locator('video')
  await expect.poll(() => small.evaluate((node: HTMLVideoElement) => !node.paused && node.muted)).toBe(true)
  await page.mouse.move(0, 0)
  await expect(small).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await tiles(page).first().hover()
  await tiles(page).first().getByRole('link').focus()
  await expect(tiles(page).first().getByRole('checkbox')).toHaveCSS('opacity', '1')
  await expect(small).toHaveCount(0)
  await tiles(page).first().getByRole('link').click()
  const video = page.getByRole('dialog').locator('video')
  await video.evaluate((node: HTMLVideoElement) => node.play())
  await expect.poll(() => video.evaluate((node: HTMLVideoElement) => node.currentTime)).toBeGreaterThan(0)
})
