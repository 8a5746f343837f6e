/**
 * How a thing is that nobody holds, and what it does there anyway: "a candle burning on the table", "lights strung
 * above". What reads things around and what reads deeds go by the same words.
 */
export const states =
  'standing|hanging|hung|lying|laying|laid|leaning|resting|sitting|perched|propped|stacked|piled|heaped|parked|planted|placed|scattered|strewn|spread|mounted|stuck|embedded|left|abandoned|forgotten|discarded|displayed|pinned|taped|nailed|lined|lining|strung|draped|dangling|open|opened|cooling|steaming|bubbling|smoking|rolling|towering|looming|rising|stretching|floating|drifting|hovering|falling|flying|burning|glowing|flickering|crackling|waiting|pitched|anchored|moored|docked|reflected|piling|gathering|growing|climbing|curling'

const state = new RegExp(`^(?:${states})$`)

/** Whether a word says no more of a thing than that it is there. */
export const isState = (word: string): boolean => state.test(word)
