/** A use case as its callers see it: the dependencies are given already. */
export type Bound<F> = F extends (deps: never, ...rest: infer A) => infer R ? (...rest: A) => R : never

/** Gives a use case its dependencies; callers give the rest. */
export function withDeps<D, A extends readonly unknown[], R>(
  useCase: (deps: D, ...rest: A) => R,
  deps: NoInfer<D>,
): (...rest: A) => R {
  return (...rest) => useCase(deps, ...rest)
}
