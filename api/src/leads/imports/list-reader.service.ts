import { Injectable, type OnApplicationShutdown, ServiceUnavailableException } from '@nestjs/common';
import { TaskLimitError, TaskProcess, TaskQueueFullError } from '../../platform/task-process/task-process.ts';
import type { ListOptions, ReadList } from './read-list.ts';

/** Reads lists in a process with limits, one at a time: a hostile or mistaken file stops no form. */
@Injectable()
export class ListReader implements OnApplicationShutdown {
  // Compiled code: the name ends with .js.
  private readonly tasks = new TaskProcess(new URL('./list-tasks.js', import.meta.url), {
    megabytes: 200,
    milliseconds: 20_000,
    waiting: 5,
  });

  /** Returns the list, or why it cannot be read. */
  async read(file: Uint8Array, options: ListOptions): Promise<ReadList | { problem: string }> {
    try {
      return await this.tasks.run('readList', { file, options });
    } catch (error) {
      if (error instanceof TaskLimitError) return { problem: 'The file takes too long to read. Choose a CSV file' };
      if (!(error instanceof TaskQueueFullError)) throw error;
      throw new ServiceUnavailableException('Other lists are being read. Please try again in a minute.');
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.tasks.stop();
  }
}
