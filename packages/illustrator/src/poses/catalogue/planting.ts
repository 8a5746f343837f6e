import { both, pose } from '#poses/pose-file.ts'

export const planting = pose({
  label: 'Planting a sapling',
  words:
    'planting, plants a, planting a sapling, plant sapling, planting a tree, plant tree, planting flowers, plant flowers, planting seeds, plant seeds, gardening, tending her garden, tend garden, tending plants, tend plants, working in the garden, work in garden, potting a plant, potting succulents, pot succulents, potting plants, pot plants, repotting, repotting a plant, repot plant, potting seedlings, potting herbs, tending tomatoes, tending tomato plants, tending vegetables, tending flowers, tending roses, tending herbs, tending seedlings, tending crops, tending the garden, planting tomatoes, planting vegetables, planting seedlings, planting herbs, planting bulbs, planting potatoes, weeding the garden, harvesting, harvesting vegetables, harvesting carrots, digging in the garden, digging in the dirt',
  order: 762,
  faces: { smile: 2, calm: 2 },
  shows: 'body',
  body: {
    hips: [14, 4, 0],
    waist: [14, 0, 0],
    chest: [10, 0, 0],
    neck: [4, 0, 0],
    head: [4, 0, 0],
    legs: {
      left: { thigh: [100, 8, 12], knee: 104, foot: [16, 0, 0] },
      right: { thigh: [12, 0, 8], knee: 104, foot: [-34, 0, 0] },
    },
    arms: both({
      reach: 'belly',
      off: [0.1, -0.95, 2.65],
      elbow: [1, 0.1, -0.3],
      palm: [-0.8, -0.5, -0.2],
      along: [-0.35, -0.85, 0.6],
    }),
    fingers: both('soft'),
    eyes: [0, -22],
    brings: 'sapling',
    stays: true,
    mirrors: false,
  },
})
