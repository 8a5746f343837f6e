/** How much each muscle of the face is at work, by the names of `expressionUnits`; `left` and `right` as the person has them. */
export type Face = Readonly<Record<string, number>>
