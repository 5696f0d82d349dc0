import { Module } from '@nestjs/common';
import { CommonController } from './common.controller.js';

/**
 * owns   nothing yet
 * says   nothing
 * hears  nothing
 */
@Module({ controllers: [CommonController] })
export class SiteModule {}
