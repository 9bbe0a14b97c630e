// Types of the used part of the package, which has none.
declare module '@adobe/structured-data-validator' {
  export interface Issue {
    readonly issueMessage: string
    readonly severity: 'ERROR' | 'WARNING'
    readonly rootType: string
    readonly fieldNames?: readonly string[]
    readonly path?: readonly { readonly type?: string; readonly property?: string }[]
  }
  export default class Validator {
    constructor(vocabulary?: unknown)
    validate(data: {
      readonly jsonld: Readonly<Record<string, readonly object[]>>
      readonly microdata: object
      readonly rdfa: object
    }): Promise<readonly Issue[]>
  }
}
