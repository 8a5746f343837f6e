export { hasTail, layBalloon } from './balloons.ts'
export {
  copiedPage,
  isBlankPanel,
  moved,
  moveGutter,
  newBalloon,
  newPage,
  removePanel,
  splitPanel,
  withLayout,
} from './edit.ts'
export {
  type Box,
  cutAt,
  framesOf,
  type Gutter,
  pageSizes,
  type PageStyle,
  pictureBox,
  type Point,
  rounded,
} from './frames.ts'
export type { Ink } from './ink.ts'
export { layouts } from './layouts.ts'
export { inksOf, pictureInks } from './page-inks.ts'
export { type Head, placeBalloons, tailTo } from './place-balloons.ts'
export { readScript, type ReadScript } from './read-script.ts'
export { svgPath } from './paths.ts'
export { faceFamilies, svgOf, svgShape, svgWords } from './svg.ts'
