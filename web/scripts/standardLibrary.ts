/**
 * Python's standard library as browsers get it. Pyodide's own archive is source, which Python would
 * compile at every start; here the modules that a start imports are compiled already, by this very Python.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

interface Python {
  FS: {
    readFile(path: string): Uint8Array
    writeFile(path: string, content: Uint8Array): void
  }
  globals: { set(name: string, value: unknown): void }
  toPy(value: unknown): unknown
  runPython(code: string): void
}
interface Pyodide {
  loadPyodide(options: object): Promise<Python>
}

/** What the engine imports besides what Python imports by itself; more would only be heavier. */
const FOR_ENGINE = [
  'datetime',
  'fractions',
  'hashlib',
  'hmac',
  'importlib.resources',
  'tomllib',
  'unicodedata',
]
/** What wants other processes, terminals, mail or servers, and tools of those who write Python. */
const LEFT_OUT = [
  ...['_pyrepl', 'cmd', 'ctypes', 'doctest', 'ftplib', 'imaplib', 'mailbox', 'multiprocessing'],
  ...['pdb', 'poplib', 'pydoc', 'pydoc_data', 'smtplib', 'unittest', 'wsgiref', 'xml', 'xmlrpc'],
]
const BUILD = `
import importlib, sys, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash

for name in for_engine:
    importlib.import_module(name)
origins = {getattr(module.__spec__, "origin", None) for module in sys.modules.values()}
place = next(path for path in sys.path if path.endswith(".zip"))
with zipfile.ZipFile("/source.zip") as source, zipfile.ZipFile("/built.zip", "w") as built:
    for entry in source.infolist():
        name, content, path = entry.filename, source.read(entry), f"{place}/{entry.filename}"
        if entry.is_dir():
            continue
        left_out = name.split("/")[0].removesuffix(".py") in left_out_names
        if path in origins:
            assert not left_out, name
            code = compile(content, path, "exec", dont_inherit=True)
            name, content = f"{name}c", _code_to_hash_pyc(code, source_hash(content), False)
        elif left_out:
            continue
        built.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED, 9)
`

/** Builds the archive with the Python in a folder. */
export async function standardLibrary(folder: string): Promise<Uint8Array> {
  const { loadPyodide } = (await import(pathToFileURL(join(folder, 'pyodide.mjs')).href)) as Pyodide
  // The same source gives the same bytes: what is written of a set has the order of its hashes.
  const python = await loadPyodide({ indexURL: folder, env: { PYTHONHASHSEED: '0' } })
  python.FS.writeFile('/source.zip', readFileSync(join(folder, 'python_stdlib.zip')))
  python.globals.set('for_engine', python.toPy(FOR_ENGINE))
  python.globals.set('left_out_names', python.toPy(LEFT_OUT))
  python.runPython(BUILD)
  return python.FS.readFile('/built.zip')
}
