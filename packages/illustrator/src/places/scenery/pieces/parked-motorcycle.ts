import { onGround } from '#places/scenery/set-down.ts'

/** A motorcycle that stands there. */
export const parkedMotorcycle = onGround({
  thing: 'motorcycle',
  label: 'Motorcycle',
  words:
    'parked motorcycle, parked motorcycles, motorcycle in the background, motorbike in the background, motorcycles, parked motorbike, motorbikes',
  order: 909,
  size: [24, 13, 12],
  turn: [0, 0, 65],
  grown: 1,
})
