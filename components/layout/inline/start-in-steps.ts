// Before the framework's scripts, in the file with the page's flight data. React and the router would start in one task, and an input during
// it waits for its end. Next.js takes the scripts in __next_s one after the other, each in a task, before it starts anything; those here are
// empty, and reading one starts a module.

/** Filled in when this file is compiled: ids of the modules in the framework's files. */
declare const MODULE_IDS: readonly number[]
/** Where the framework's files register; starts the modules named in `runtimeModuleIds`. */
declare const TURBOPACK: {
  push: (chunk: [HTMLScriptElement | string, { otherChunks: []; runtimeModuleIds: number[] }]) => void
}

const stepFor = (id: number) => [
  0,
  {
    get children() {
      TURBOPACK.push([`start-${id}`, { otherChunks: [], runtimeModuleIds: [id] }])
      return ''
    },
  },
]

// The first step is read in the task that evaluates the framework's files, so it starts nothing.
Object.assign(self, { __next_s: [[0, { children: '' }], ...MODULE_IDS.map(stepFor)] })

export {}
