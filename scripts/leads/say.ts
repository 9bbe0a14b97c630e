// Where words go: what a command was asked for to standard output, what is said about it to standard error.

export const say = (text: string) => void process.stdout.write(`${text}\n`)
export const remark = (text: string) => void process.stderr.write(`${text}\n`)
