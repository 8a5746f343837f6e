import { describe, expect, it } from 'vitest'
import { cutOf, moveCrop, wholeCrop, zoomCrop } from './crop.ts'

const wide = { width: 2000, height: 1000 }

describe('a crop', () => {
  it('[CWEB-25] has the shape of the frame and never leaves the picture', () => {
    const { left, top, width, height } = cutOf(wide, wholeCrop)
    expect([width / height, height, top]).toEqual([0.8, 1000, 0])
    expect(left).toBe(600)
    expect(cutOf(wide, { x: 0, y: 0, zoom: 1 }).left).toBe(0)
    expect(cutOf(wide, { x: 1, y: 1, zoom: 2 })).toEqual({ left: 1600, top: 500, width: 400, height: 500 })
  })

  it('[CWEB-25] is moved by shares of the frame and stops at the edge', () => {
    const moved = moveCrop(wide, wholeCrop, 0.5, 0)
    expect(cutOf(wide, moved).left).toBe(1000)
    expect(cutOf(wide, moveCrop(wide, moved, 5, 5)).left).toBe(1200)
  })

  it('[CWEB-25] is zoomed between the whole and four times', () => {
    expect([zoomCrop(wholeCrop, 0.5).zoom, zoomCrop(wholeCrop, 100).zoom]).toEqual([1, 4])
  })
})
