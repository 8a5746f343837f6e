/** A form that takes files as a browser's does: the SDK puts one for Node in its place, which knows no files of a page. */
export class PageForm {
  readonly parts: (readonly [name: string, value: unknown])[] = []
  append(name: string, value: unknown): void {
    this.parts.push([name, value])
  }
}
