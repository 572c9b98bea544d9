/** What the CLI reads of a package.json. */
export interface PackageManifest {
  readonly name?: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly eval?: {
    readonly metrics?: string;
  };
}
/** A package on disk. */
export interface FoundPackage {
  readonly directory: string;
  readonly manifest: PackageManifest;
}
/** The package whose folder holds `start`: the nearest package.json upwards. */
export declare function enclosingPackage(start: string): FoundPackage | null;
/** A dependency as Node finds it from `directory`: node_modules upwards, nothing else is searched. */
export declare function dependencyOf(directory: string, name: string): FoundPackage | null;
//# sourceMappingURL=find-package.d.ts.map
