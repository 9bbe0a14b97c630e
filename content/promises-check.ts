// Which promises of the pages the owner has not confirmed, and where they stand.
import { promises, type OwnerPromise } from './promises'

export interface SourceFile {
  /** From the repository's root. */
  readonly file: string
  readonly source: string
}

export interface OpenPromise {
  readonly key: string
  readonly statement: string
  /** 'content/pages/home.ts:48', every line that makes it. */
  readonly places: readonly string[]
}

/** The registers themselves and comments make no promise. */
const isWords = ({ file }: SourceFile) => !/^content\/(promises|samples)(-check)?\.ts$|\.test\.ts$/.test(file)
const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line)

export const placesOf = ({ words }: OwnerPromise, files: readonly SourceFile[]): string[] =>
  files
    .filter(isWords)
    .flatMap(({ file, source }) =>
      source
        .split('\n')
        .flatMap((line, index) => (!isComment(line) && words.test(line) ? [`${file}:${index + 1}`] : [])),
    )

/** The promises that still wait for the owner's word, in the order of the register. */
export const openPromises = (
  files: readonly SourceFile[],
  register: Readonly<Record<string, OwnerPromise>> = promises,
): OpenPromise[] =>
  Object.entries(register).flatMap(([key, promise]) => {
    const { statement, confirmed, differs } = promise
    const places = placesOf(promise, files)
    return confirmed || differs?.() === false || places.length === 0 ? [] : [{ key, statement, places }]
  })
