import { expect, it } from 'vitest'
import { isPreviewable, previewFormat, previewSize, previewWork, turnedSize } from './preview.ts'

it('[FILE-24] is written as its name says, where that can be written', () => {
  expect(previewFormat(undefined, 'a.png', 'image/png')).toBe('png')
  expect(previewFormat(undefined, 'a.jfif', 'image/jpeg')).toBe('jpg')
  expect(previewFormat(undefined, 'a.avif', 'image/avif')).toBe('jpg')
  expect(previewFormat(undefined, 'a.WEBP', 'image/webp')).toBe('webp')
  expect(previewFormat(undefined, 'noending', 'image/gif')).toBe('gif')
  expect(previewFormat(undefined, 'noending', 'image/jpeg')).toBe('jpg')
  expect(previewFormat('jpeg', 'a.png', 'image/png')).toBe('jpg')
  expect(previewFormat('avif', 'a.png', 'image/png')).toBe('avif')
})

it('[FILE-28] shows pictures of a sane size themselves, and nothing else', () => {
  expect(isPreviewable({ mimeType: 'image/webp', size: 20_000_000 })).toBe(true)
  expect(isPreviewable({ mimeType: 'image/webp', size: 20_000_001 })).toBe(false)
  expect(isPreviewable({ mimeType: 'image/svg+xml', size: 100 })).toBe(false)
  expect(isPreviewable({ mimeType: 'video/mp4', size: 100 })).toBe(false)
})

it('derives an edge that is not given', () => {
  expect(previewSize({ width: 301, height: 100 }, { width: 100, height: 0 })).toEqual({ width: 100, height: 33 })
  expect(previewSize({ width: 1000, height: 1 }, { width: 10, height: 0 })).toEqual({ width: 10, height: 1 })
})

// As ImageMagick makes them.
it.each([
  [300, 100, 45, 284, 284],
  [300, 100, 30, 312, 238],
  [301, 101, 45, 287, 287],
  [300, 101, 60, 240, 313],
  [200, 80, 271, 86, 204],
  [57, 33, 133, 65, 67],
  [57, 33, 180, 57, 33],
  [57, 33, -90, 33, 57],
])('[FILE-22] a canvas of %ix%i at %i degrees becomes %ix%i', (width, height, degrees, wide, high) => {
  expect(turnedSize({ width, height }, degrees)).toEqual({ width: wide, height: high })
})

it('[FILE-65] a preview costs by what is read and written, and by how hard that is', () => {
  const size = { width: 1000, height: 1000 }
  const options = {
    width: 0,
    height: 0,
    quality: 100,
    borderWidth: 0,
    borderColor: '000000',
    borderRadius: 0,
    opacity: 1,
    rotation: 0,
    background: undefined,
    gravity: 'center',
    output: 'jpg',
  } as const
  const work = (more: object, frames = 1) =>
    previewWork({ source: size, canvas: size, frames }, { ...options, ...more })
  expect([work({}), work({ output: 'webp' }), work({ output: 'avif' })]).toEqual([3, 9, 151])
  expect([work({ opacity: 0.5 }), work({}, 10)]).toEqual([7, 30])
})
