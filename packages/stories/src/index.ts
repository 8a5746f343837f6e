export { hasTail, layBalloon, storyColours } from './balloons.ts'
export {
  copiedPage,
  moved,
  moveGutter,
  newBalloon,
  newPage,
  removePanel,
  splitPanel,
  withLayout,
  type NewId,
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
  type Size,
} from './frames.ts'
export type { Ink, Shape, Words } from './ink.ts'
export { layouts, type Layout } from './layouts.ts'
export { textWidth } from './lettering.ts'
export { inksOf, type KnownPictures } from './page-inks.ts'
export { type Path, svgPath } from './paths.ts'
export { faceFamilies, svgOf } from './svg.ts'
