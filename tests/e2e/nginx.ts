// Runs nginx with docs/nginx.conf on a free port, over out/.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@/scripts/free-port'
import { root } from '@/scripts/project'

export const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(file =>
  existsSync(file),
)
const mimeTypes = [
  '/etc/nginx/mime.types',
  '/usr/local/etc/nginx/mime.types',
  '/opt/homebrew/etc/nginx/mime.types',
].find(file => existsSync(file))
export const configuration = readFileSync(path.join(root, 'docs/nginx.conf'), 'utf8')
const START_MS = 10_000

/** Replaces port and root only. @throws when docs/nginx.conf lacks one of the lines */
function testConfiguration(port: number): string {
  const replace = (text: string, line: RegExp, replacement: string) => {
    if (!line.test(text)) throw new Error(`docs/nginx.conf has no line like ${String(line)}`)
    return text.replace(line, replacement)
  }
  const onTestPort = replace(
    replace(configuration, /^ {4}listen 80;$/m, `    listen 127.0.0.1:${port};`),
    /^ {4}listen \[::\]:80;$/m,
    '',
  )
  return replace(onTestPort, /^ {4}root \/srv\/fairlead;$/m, `    root ${path.join(root, 'out')};`)
}

export interface Nginx {
  readonly url: string
  readonly stop: () => Promise<void>
}

export async function startNginx(): Promise<Nginx> {
  if (nginx === undefined || mimeTypes === undefined) throw new Error('nginx is not installed')
  const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-nginx-'))
  const port = await freePort()
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(name => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  // One process, run by the user of the tests.
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off;\nmaster_process off;\npid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\ninclude ${mimeTypes};\ndefault_type application/octet-stream;\naccess_log off;\n${temporary}\n${testConfiguration(port)}\n}\n`,
  )
  let output = ''
  const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', `${folder}/error.log`]
  const child = spawn(nginx, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  child.stderr.on('data', chunk => (output += String(chunk)))
  const exited = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + START_MS
  while (!(await fetch(`${url}/robots.txt`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`nginx did not start:\n${output}`)
    }
    await sleep(50)
  }
  return { url, stop }
}
