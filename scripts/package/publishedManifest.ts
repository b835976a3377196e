type Target = string | null | { [condition: string]: Target };

export interface Manifest {
  name: string;
  version: string;
  license: string;
  exports: Record<string, Target>;
  imports?: Record<string, Target>;
  sideEffects: boolean | string[];
  scripts?: Record<string, string>;
  publishConfig?: Record<string, unknown>;
  [field: string]: unknown;
}

const sourceCondition = '@pcb/source';

const withoutSource = (target: Target): Target =>
  typeof target !== 'object' || target === null
    ? target
    : Object.fromEntries(
        Object.entries(target)
          .filter(([condition]) => condition !== sourceCondition)
          .map(([condition, value]) => [condition, withoutSource(value)]),
      );

const isBuilt = (file: string) => !file.startsWith('./src/') && !file.endsWith('.css.ts');

/**
 * The published manifest: without scripts, staging folder, and the condition and side effects of sources, which are not
 * published. A package without a licence is private, so that npm refuses to publish it.
 */
export function publishedManifest(source: Manifest): Manifest {
  const { scripts: _scripts, publishConfig = {}, exports, imports, sideEffects, ...manifest } = source;
  const { directory: _directory, ...settings } = publishConfig;
  return {
    ...manifest,
    publishConfig: settings,
    ...(manifest.license === 'UNLICENSED' && { private: true }),
    sideEffects: Array.isArray(sideEffects) ? sideEffects.filter(isBuilt) : sideEffects,
    exports: withoutSource(exports) as Record<string, Target>,
    ...(imports && { imports: withoutSource(imports) as Record<string, Target> }),
  };
}
