/** How a picture lies on its stage: moved by so many pixels from the middle, and so many times its fitted size. */
export type View = { readonly x: number; readonly y: number; readonly scale: number }
export type Size = { readonly width: number; readonly height: number }

export const fitted: View = { x: 0, y: 0, scale: 1 }
const maxZoom = 8

/** The view after zooming by `factor`, with the point at (px, py), counted from the stage's middle, staying put. */
export function zoomAt(view: View, factor: number, px: number, py: number): View {
  const scale = Math.min(maxZoom, Math.max(1, view.scale * factor))
  const by = scale / view.scale
  if (scale === 1) return fitted
  return { scale, x: px - (px - view.x) * by, y: py - (py - view.y) * by }
}

/** No further than until the picture's edge is at the stage's. */
export function held(view: View, picture: Size, stage: Size): View {
  const room = (length: number, frame: number) => Math.max(0, (length * view.scale - frame) / 2)
  const within = (at: number, max: number) => Math.min(max, Math.max(-max, at))
  const { scale } = view
  return {
    scale,
    x: within(view.x, room(picture.width, stage.width)),
    y: within(view.y, room(picture.height, stage.height)),
  }
}

/** How large a picture is when it is shown whole. */
export function fit(picture: Size, stage: Size): Size {
  const by = Math.min(stage.width / picture.width, stage.height / picture.height)
  return { width: picture.width * by, height: picture.height * by }
}
