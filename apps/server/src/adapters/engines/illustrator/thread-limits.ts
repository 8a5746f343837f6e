/**
 * Drawing makes large arrays, and objects that soon go: with more room those would only lie there longer, with less they
 * are cleared up so often that it takes a twentieth of the time.
 */
export const resourceLimits = { maxYoungGenerationSizeMb: 48 } as const
