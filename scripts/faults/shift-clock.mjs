// Loaded first by a node whose clock is to be wrong: CLOCK_SHIFT milliseconds.
const RealDate = Date
const shift = Number(process.env.CLOCK_SHIFT ?? 0)
globalThis.Date = class Date extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shift)
    else super(...given)
  }
  static now() {
    return RealDate.now() + shift
  }
}
