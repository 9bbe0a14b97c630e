// What a deployment prints of each step, and the error that stops it.

/** `lines` say what is wrong and what to do. */
export class DeployError extends Error {
  override readonly name = 'DeployError'
  readonly step: string
  readonly lines: readonly string[]

  constructor(step: string, ...lines: readonly string[]) {
    super(`${step}: ${lines.join(' ')}`)
    this.step = step
    this.lines = lines
  }
}

export const passed = (step: string, text: string): void => console.log(`ok    ${step}: ${text}`)
export const begun = (step: string, text: string): void => console.log(`...   ${step}: ${text}`)

export const stopped = ({ step, lines }: DeployError): void =>
  console.error(`STOP  ${step}: ${lines.join('\n        ')}`)
