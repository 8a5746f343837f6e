const moods = words(`
  amber ancient brave bright calm clear clever copper crimson curious distant early eager gentle golden hidden hollow
  ivory kind lively lucky mellow misty narrow nimble northern patient polite quick quiet rapid rosy silent silver steady
  sunny tender velvet violet winter`)

const things = words(`
  anchor badger beacon birch bridge candle canyon cedar comet falcon feather fern garden harbour heron island juniper
  lantern lemon maple meadow mirror orchard otter pebble pigeon planet prairie quartz raven ribbon river saddle shadow
  sparrow spruce teapot thistle valley walnut`)

/** Two words by which somebody sees that a mail answers what they asked for. `below` draws a number under its limit. */
export function phraseFrom(below: (limit: number) => number): string {
  return `${moods[below(moods.length)]} ${things[below(things.length)]}`
}

function words(list: string): string[] {
  return list.trim().split(/\s+/)
}
