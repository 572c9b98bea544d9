/** `evals doctor`: checks this machine and this project. */
export declare function doctor(): Promise<number>;
//# sourceMappingURL=doctor.d.ts.map
