import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort, host } from './ports'
import { startServer } from './server-process'

/** Whether nginx is on this machine. */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).status === 0
}

/** Settings of one worker with a folder of its own that logs no request; `http` is what it serves. */
export function oneWorker(folder: string, connections: number, http: string): string {
  const unused = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections ${connections}; }
http {
  access_log off;
  ${unused.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
${http}
}
`
}

/** Sends files as they lie and never closes a connection by itself: as quick as it gets. */
function config(folder: string, port: number): string {
  return oneWorker(
    folder,
    64,
    `  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=100;
  default_type "text/html; charset=utf-8";
  types { }
  server {
    listen ${host}:${port};
    root ${folder}/files;
    location = / { return 204; }
    location / { add_header Content-Encoding gzip; add_header Vary Accept-Encoding; }
  }`,
  )
}

/** nginx with some files. */
export interface FileServer {
  readonly origin: string
  stop(): Promise<void>
}

/** Serves gzipped bytes by path, each told to be a gzipped document. Throws when nginx does not get ready. */
export async function serveByNginx(files: ReadonlyMap<string, Buffer>): Promise<FileServer> {
  const folder = mkdtempSync(join(tmpdir(), 'timbang-nginx-'))
  const port = await freePort()
  for (const [path, bytes] of files) {
    const file = join(folder, 'files', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, config(folder, port))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const args = ['-p', folder, '-c', file, '-e', join(folder, 'error.log')]
  const origin = `http://${host}:${port}`
  try {
    const { stop } = await startServer({ command: 'nginx', args, env: process.env, origin, signal: 'SIGTERM' })
    const end = async () => {
      await stop()
      remove()
    }
    return { origin, stop: end }
  } catch (error) {
    remove()
    throw error
  }
}
