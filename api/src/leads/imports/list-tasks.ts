import { serveTasks } from '../../platform/task-process/serve-tasks.ts';
import { type ListOptions, readList } from './read-list.ts';

/** The program that `ListReader` runs. */
serveTasks({ readList: ({ file, options }: { file: Uint8Array; options: ListOptions }) => readList(file, options) });
